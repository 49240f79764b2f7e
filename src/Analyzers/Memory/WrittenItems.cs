using System.Collections.Immutable;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Memory;

/// <summary>Reads what a new array or collection holds off the list of its items, in either syntax: <c>new[] { a, b }</c>, <c>[a, b]</c>.</summary>
internal static class WrittenItems
{
    /// <summary>The items; default where an operation lists none, or where another collection decides how many there are.</summary>
    public static ImmutableArray<IOperation> Of(IOperation creation) => creation switch
    {
        IArrayCreationOperation { DimensionSizes.Length: 1, Initializer.ElementValues: var items } => items,
        { Kind: NewerCompilers.CollectionExpression } => OfCollection(creation),
        _ => default,
    };

    private static ImmutableArray<IOperation> OfCollection(IOperation collection)
    {
        var items = collection.ChildOperations.ToImmutableArray();
        foreach (var item in items)
        {
            if (item.Kind == NewerCompilers.Spread)
                return default;
        }

        return items;
    }
}
