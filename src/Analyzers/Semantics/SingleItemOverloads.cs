using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Semantics;

/// <summary>A method that takes one item where another takes a collection.</summary>
/// <param name="Method">The method.</param>
/// <param name="IsKnownSame">Whether the framework promises, and tests here have shown, that it does the same for a collection of one item.</param>
internal sealed record SingleItemOverload(IMethodSymbol Method, bool IsKnownSame);

/// <summary>Finds the method that takes one item: an overload of the same name, or <c>List.Add</c> for <c>AddRange</c>.</summary>
internal static class SingleItemOverloads
{
    /// <summary>The method to call with the item itself; null where there is none, or where it is the one that makes the call.</summary>
    public static SingleItemOverload? Find(SingleItem item, Compilation compilation, ISymbol within)
    {
        var method = item.Call.TargetMethod;
        var isList = method is { Name: "AddRange", ContainingType: { Name: "List", ContainingNamespace: { Name: "Generic", ContainingNamespace.Name: "Collections" } } };
        for (var type = method.ContainingType; type is not null; type = type.BaseType)
        {
            foreach (var member in type.GetMembers(isList ? "Add" : method.Name))
            {
                if (member is IMethodSymbol candidate && TakesItem(candidate, method, item) is { } overload && compilation.IsSymbolAccessibleWithin(overload, within.ContainingType ?? within) && !IsIn(overload, within))
                    return new SingleItemOverload(overload, isList || IsKnownSame(method));
            }
        }

        return null;
    }

    /// <summary>Whether code belongs to a method, which would then call itself.</summary>
    private static bool IsIn(IMethodSymbol method, ISymbol within)
    {
        for (var symbol = within; symbol is IMethodSymbol; symbol = symbol.ContainingSymbol)
        {
            if (SymbolEqualityComparer.Default.Equals(symbol.OriginalDefinition, method.OriginalDefinition))
                return true;
        }

        return false;
    }

    private static IMethodSymbol? TakesItem(IMethodSymbol candidate, IMethodSymbol method, SingleItem item)
    {
        if (candidate.Arity != method.Arity || candidate.IsStatic != method.IsStatic || candidate.Parameters.Length < method.Parameters.Length || SymbolEqualityComparer.Default.Equals(candidate.OriginalDefinition, method.OriginalDefinition))
            return null;
        var overload = candidate.Arity == 0 ? candidate : candidate.Construct(method.TypeArguments.ToArray());
        for (var i = 0; i < overload.Parameters.Length; i++)
        {
            var parameter = overload.Parameters[i];
            if (i >= method.Parameters.Length ? !parameter.IsOptional : parameter.RefKind != method.Parameters[i].RefKind || parameter.IsParams
                || !SymbolEqualityComparer.Default.Equals(parameter.Type, i == item.Parameter.Ordinal ? item.ElementType : method.Parameters[i].Type))
            {
                return null;
            }
        }

        if (!SymbolEqualityComparer.Default.Equals(overload.ReturnType, method.ReturnType))
            return null;
        foreach (var attribute in overload.GetAttributes())
        {
            if (attribute.AttributeClass?.Name == "ObsoleteAttribute")
                return null;
        }

        return overload;
    }

    private static bool IsKnownSame(IMethodSymbol method) => method.DeclaringSyntaxReferences.IsEmpty && (method.ContainingType switch
    {
        { SpecialType: SpecialType.System_String } => method.Name is nameof(string.Trim) or nameof(string.TrimStart) or nameof(string.TrimEnd) or nameof(string.Split) or nameof(string.Format) or nameof(string.Concat),
        { } type when type.IsStringBuilder() => method.Name is "Append" or "Insert" or "AppendFormat",
        { ContainingNamespace: { Name: "Immutable", ContainingNamespace.Name: "Collections" } } => method.Name == "Create",
        _ => false,
    });
}
