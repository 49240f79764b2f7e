using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Buffers.CopyToPassOn;

/// <summary>
/// Determines how many items a list gets that is filled by statements beside its declaration, each with one item or with a whole collection: all of them
/// can be named at once, and code can tell their number before it makes anything.
/// </summary>
internal static class NamedItems
{
    /// <summary>The number as code writes it, <c>args.Length + 1</c>; null where it is not known, or all items are copied from a single collection.</summary>
    public static string? LengthOf(IOperation creation, List<IInvocationOperation> fillings, LocalDeclarationStatementSyntax declaration)
    {
        var collections = new List<string>();
        var single = 0;
        if (creation is IObjectCreationOperation { Initializer: { } initializer })
        {
            foreach (var item in initializer.Initializers)
            {
                if (item is not IInvocationOperation { TargetMethod.Name: "Add", Arguments.Length: 1 })
                    return null;
                single++;
            }
        }

        foreach (var argument in creation is IInvocationOperation call ? call.Arguments : ((IObjectCreationOperation)creation).Arguments)
        {
            if (argument.Parameter?.Type.SpecialType != SpecialType.System_Int32 && !TryAdd(argument.Value, collections))
                return null;
        }

        foreach (var filling in fillings)
        {
            if (filling.Syntax.Parent is not ExpressionStatementSyntax statement || statement.Parent != declaration.Parent)
                return null;
            if (filling.TargetMethod.Name is "Add" or "Insert")
                single++;
            else if (!TryAdd(filling.Arguments[filling.Arguments.Length - 1].Value, collections))
                return null;
        }

        if (collections.Count + single < 2 || collections.Count == 0)
            return null;
        return string.Join(" + ", collections) + (single > 0 ? " + " + single : "");
    }

    /// <summary>Whether a type says that all its values tell how many items they have.</summary>
    public static bool KnowsCount(ITypeSymbol? type)
    {
        if (type is null)
            return false;
        if (type is IArrayTypeSymbol || IsCollection(type))
            return true;
        foreach (var other in type.AllInterfaces)
        {
            if (IsCollection(other))
                return true;
        }

        return false;
    }

    private static bool TryAdd(IOperation collection, List<string> lengths)
    {
        var items = collection.Inside(Through.BuiltInImplicit);
        if (!KnowsCount(items.Type) || items.Syntax is not (IdentifierNameSyntax or MemberAccessExpressionSyntax))
            return false;
        lengths.Add(items.Syntax + (items.Type is IArrayTypeSymbol ? ".Length" : ".Count"));
        return true;
    }

    private static bool IsCollection(ITypeSymbol type) =>
        type is { Name: "ICollection" or "IReadOnlyCollection" } && type.IsIn("System.Collections.Generic");
}
