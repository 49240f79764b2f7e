using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;

namespace Allocations.CodeFixes.Rewriting;

/// <summary>
/// Determines whether a collection may be of a class of the project that implements how its elements are enumerated or copied. Only the framework's own members
/// are known to give the same elements to a <c>foreach</c>, behind an interface and in a copy.
/// </summary>
internal static class OwnCollections
{
    /// <summary>What may differ where a fix asks the value of an expression in another way; null where that is a collection of the framework.</summary>
    public static string? Difference(IOperation sequence, Compilation compilation, Func<INamedTypeSymbol, bool>? isAsked = null) =>
        sequence.Type is { } type && !UnknownOverrides.IsOfFramework(sequence) ? Difference(type, compilation, isAsked) : null;

    /// <summary>What may differ where a fix asks a collection in another way; null where the framework answers both.</summary>
    /// <param name="type">The type that the collection is declared with.</param>
    /// <param name="compilation">The project.</param>
    /// <param name="isAsked">Whether a class is asked in another way at all; every class where it is left out.</param>
    public static string? Difference(ITypeSymbol type, Compilation compilation, Func<INamedTypeSymbol, bool>? isAsked = null)
    {
        if (type is not INamedTypeSymbol declared)
            return null;
        foreach (var own in (IEnumerable<INamedTypeSymbol>)[declared, .. Overrides.TypesUnder(declared.OriginalDefinition, compilation)])
        {
            if (EnumeratesItself(own) && (own.IsGenericType || compilation.HasImplicitConversion(own, type)) && isAsked?.Invoke(own) != false)
                return "a '" + own.Name + "' may give other elements when it is asked in another way";
        }

        return null;
    }

    /// <summary>
    /// What may differ where one of two members goes through a list by itself, and the other asks its interface: the framework reads a
    /// <see cref="List{T}"/> at once where it is given one, also as a sequence.
    /// </summary>
    public static string? DifferenceOfLists(IOperation sequence, Compilation compilation) =>
        Difference(sequence, compilation, static own => own.IsOrDerivesFrom("List", "System.Collections.Generic"));

    /// <summary>Whether a class lists an interface of sequences anew: one that only derives from a class of the framework implements none of them.</summary>
    private static bool EnumeratesItself(INamedTypeSymbol type)
    {
        for (var current = type; current is { TypeKind: not TypeKind.Interface, DeclaringSyntaxReferences.IsEmpty: false }; current = current.BaseType)
        {
            foreach (var listed in current.Interfaces)
            {
                if (listed.Implements("IEnumerable", "System.Collections"))
                    return true;
            }
        }

        return false;
    }
}
