using System.Collections.Immutable;
using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Symbols;

/// <summary>Answers what a sequence is a sequence of.</summary>
internal static class SequenceTypes
{
    /// <summary>The type of the items of an array, a span or a generic sequence; null for what is not known to have items of one type.</summary>
    public static ITypeSymbol? ItemOf(ITypeSymbol? sequence)
    {
        if (sequence is IArrayTypeSymbol { Rank: 1 } array)
            return array.ElementType;
        if (IsSequence(sequence) || SpanTypes.IsSpan(sequence))
            return ((INamedTypeSymbol)sequence!).TypeArguments[0];
        foreach (var contract in sequence?.AllInterfaces ?? ImmutableArray<INamedTypeSymbol>.Empty)
        {
            if (IsSequence(contract))
                return contract.TypeArguments[0];
        }

        return null;
    }

    /// <summary>Whether a type is the sequence of just the items that an array has, so that a span of them could stand in its place.</summary>
    public static bool IsOfItems(ITypeSymbol? sequence, ITypeSymbol? array) =>
        IsSequence(sequence) && array is IArrayTypeSymbol { IsSZArray: true, ElementType: { } element }
        && SymbolEqualityComparer.Default.Equals(((INamedTypeSymbol)sequence!).TypeArguments[0], element);

    /// <summary>Whether a type is <c>IEnumerable&lt;T&gt;</c> itself.</summary>
    public static bool IsSequence(ITypeSymbol? type) => type?.OriginalDefinition.SpecialType == SpecialType.System_Collections_Generic_IEnumerable_T;
}
