using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Symbols;

/// <summary>Finds what is in a value by its type alone.</summary>
internal static class ElementTypes
{
    /// <summary>The type of the elements of an array, or the only type argument of a span, a sequence or another type; null for any other.</summary>
    public static ITypeSymbol? Of(ITypeSymbol? type) => type switch
    {
        IArrayTypeSymbol array => array.ElementType,
        INamedTypeSymbol { TypeArguments: { Length: 1 } arguments } => arguments[0],
        _ => null,
    };
}
