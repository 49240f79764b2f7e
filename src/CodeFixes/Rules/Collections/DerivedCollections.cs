using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;

namespace Allocations.CodeFixes.Rules.Collections;

/// <summary>
/// Determines whether a collection may be of a class of the project, which derives from its type and may give other elements behind an interface.
/// </summary>
internal static class DerivedCollections
{
    /// <summary>What may differ then.</summary>
    public const string Difference = "a class derived from it may enumerate in another way";

    /// <summary>Whether a class derives from a type.</summary>
    public static bool MayBeAmong(ITypeSymbol type, Compilation compilation) =>
        type is INamedTypeSymbol { TypeKind: TypeKind.Class, IsSealed: false } named && Overrides.TypesUnder(named.OriginalDefinition, compilation).Count > 0;
}
