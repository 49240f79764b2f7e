using System.Collections.Immutable;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Design.CopiedPrefix;

/// <summary>Takes apart an expression that makes an array or list of several others.</summary>
internal static class JoinedItems
{
    /// <summary>What the new array or list begins with a copy of; null where an operation is no such expression.</summary>
    public static IOperation? PrefixOf(IOperation made) => made switch
    {
        { Kind: NewerCompilers.CollectionExpression, IsImplicit: false } when HoldsItems(made.Type) => PrefixOf(made.ChildOperations),
        IInvocationOperation { TargetMethod: { Name: "ToArray" or "ToList", ContainingType: var type } } call when IsLinq(type) => PrefixOf(call),
        _ => null,
    };

    private static bool HoldsItems(ITypeSymbol? type) =>
        type is IArrayTypeSymbol { IsSZArray: true } || (type is INamedTypeSymbol { Name: "List" or "ImmutableArray" } && type.IsUnder("System.Collections"));

    private static IOperation? PrefixOf(IOperation.OperationList items)
    {
        var prefix = default(IOperation);
        foreach (var item in items)
        {
            if (prefix is not null)
                return prefix;
            if (item.Kind != NewerCompilers.Spread)
                return null;
            foreach (var spread in item.ChildOperations)
            {
                prefix = spread.Inside(Through.BuiltInImplicit);
                break;
            }
        }

        return null;
    }

    private static IOperation? PrefixOf(IInvocationOperation call)
    {
        var joined = FirstOf(call.Arguments);
        var isJoined = false;
        while (joined is IInvocationOperation { TargetMethod: { Name: "Concat" or "Append", ContainingType: var type } } inner && IsLinq(type))
        {
            joined = FirstOf(inner.Arguments);
            isJoined = true;
        }

        return isJoined ? joined : null;
    }

    private static IOperation? FirstOf(ImmutableArray<IArgumentOperation> arguments) =>
        arguments.IsEmpty ? null : arguments[0].Value.Inside(Through.BuiltInImplicit);

    private static bool IsLinq(INamedTypeSymbol type) => type.Name == nameof(Enumerable) && type.IsIn("System.Linq");
}
