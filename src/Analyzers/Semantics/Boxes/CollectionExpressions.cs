namespace Allocations.Analyzers.Semantics.Boxes;

/// <summary>The operations of collection expressions, which the oldest host has no names for.</summary>
internal static class CollectionExpressions
{
    /// <summary><c>[a, b]</c>, and the span of a <c>params</c> span.</summary>
    public const Microsoft.CodeAnalysis.OperationKind Kind = (Microsoft.CodeAnalysis.OperationKind)127;

    /// <summary><c>..items</c> inside one.</summary>
    public const Microsoft.CodeAnalysis.OperationKind Spread = (Microsoft.CodeAnalysis.OperationKind)128;
}
