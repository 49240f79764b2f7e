using Allocations.Analyzers.Rules.Collections.AllocatedEnumerator;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;

namespace Allocations.CodeFixes.Rules.Collections.AllocatedEnumerator;

/// <summary>Determines whether a collection that is always of one type may be of a class of the project that derives from it.</summary>
internal static class DerivedCollections
{
    /// <summary>Whether the collection is not seen to be made as its type, and a class derives from that.</summary>
    public static bool MayBeAmong(CollectionSources sources, Compilation compilation) =>
        sources is { MayBeDerived: true, Type: INamedTypeSymbol type } && Overrides.TypesUnder(type.OriginalDefinition, compilation).Count > 0;
}
