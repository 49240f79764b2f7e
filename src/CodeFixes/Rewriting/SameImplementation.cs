using Microsoft.CodeAnalysis;

namespace Allocations.CodeFixes.Rewriting;

/// <summary>Finds the member of a type that runs for a member of an interface, and can be named in its place.</summary>
internal static class SameImplementation
{
    /// <summary>
    /// The member; null where there is none, or where one of them gives <c>dynamic</c> and the other <c>object</c>, which the runtime takes for the same: what
    /// is done with the result would be bound when the program runs.
    /// </summary>
    public static ISymbol? Of(ISymbol member, ITypeSymbol type) =>
        type.FindImplementationForInterfaceMember(member) is { } found && SymbolEqualityComparer.Default.Equals(ResultOf(found), ResultOf(member))
            ? found
            : null;

    private static ITypeSymbol? ResultOf(ISymbol member) => member switch
    {
        IMethodSymbol method => method.ReturnType,
        IPropertySymbol property => property.Type,
        _ => null,
    };
}
