using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Memory;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Buffers.TemporaryArray;

/// <summary>
/// Determines whether a JIT that inlines what is small sees that no code keeps an array: elements, the length, a span of which no more is used, and the
/// calls of <c>BitConverter</c>, <c>BinaryPrimitives</c> and the constructors of <c>Vector</c>.
/// </summary>
internal static class InlinedUses
{
    public static bool Are(LocalUses uses)
    {
        foreach (var use in uses.Uses)
        {
            var isSeen = use.Kind switch
            {
                ArrayUseKind.Element or ArrayUseKind.Length or ArrayUseKind.Enumerated or ArrayUseKind.Named or ArrayUseKind.Dropped => true,
                ArrayUseKind.SpanArgument => IsInlined(use.Callee?.ContainingType),
                ArrayUseKind.Span =>
                    use.Callee is { ContainingType: { Name: "BinaryPrimitives", ContainingNamespace.Name: "Binary" } } || IsSpanOfElements(use.Reference),
                _ => false,
            };
            if (!isSeen)
                return false;
        }

        return true;
    }

    private static bool IsInlined(INamedTypeSymbol? type) =>
        type is { Name: nameof(BitConverter), ContainingNamespace: { Name: nameof(System), ContainingNamespace.IsGlobalNamespace: true } }
            or { Name: "Vector", ContainingNamespace.Name: "Numerics" };

    /// <summary>Whether an array is converted to the first value of a local span of which only elements and the length are used.</summary>
    private static bool IsSpanOfElements(IOperation array)
    {
        if (array.Parent
            is not IConversionOperation { Parent: IVariableInitializerOperation { Parent: IVariableDeclaratorOperation { Symbol: var span } declarator } })
        {
            return false;
        }

        return AreOf(span, declarator);
    }

    /// <summary>Whether only elements and the length of a local span are used.</summary>
    public static bool AreOf(ILocalSymbol span, IVariableDeclaratorOperation declarator)
    {
        foreach (var mention in VariableOperations.Of(span, declarator))
        {
            if (mention is not IVariableDeclaratorOperation
                && mention.Parent is not IPropertyReferenceOperation { Property: { IsIndexer: true } or { Name: "Length" } })
            {
                return false;
            }
        }

        return true;
    }
}
