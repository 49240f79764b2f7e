using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Symbols;

/// <summary>Determines whether a type is <c>System.Span&lt;T&gt;</c> or <c>System.ReadOnlySpan&lt;T&gt;</c>, and of what.</summary>
internal static class SpanTypes
{
    /// <summary>Whether both span types exist in a compilation; on older targets a package brings them.</summary>
    public static bool Exist(Compilation compilation) =>
        CoreLibrary.FindType(compilation, "System.Span`1") is not null && CoreLibrary.FindType(compilation, "System.ReadOnlySpan`1") is not null;

    /// <summary>Whether <paramref name="type"/> is a span, writable or not.</summary>
    public static bool IsSpan(ITypeSymbol? type) =>
        type is INamedTypeSymbol { Name: "Span" or "ReadOnlySpan", Arity: 1, IsRefLikeType: true,
            ContainingNamespace: { Name: "System", ContainingNamespace.IsGlobalNamespace: true } };

    /// <summary>Whether <paramref name="type"/> is a read-only span.</summary>
    public static bool IsReadOnlySpan(ITypeSymbol? type) => type is { Name: "ReadOnlySpan" } && IsSpan(type);

    /// <summary>Whether <paramref name="type"/> is a span of exactly <paramref name="element"/>.</summary>
    public static bool IsSpanOf(ITypeSymbol? type, ITypeSymbol element) =>
        IsSpan(type) && SymbolEqualityComparer.Default.Equals(((INamedTypeSymbol)type!).TypeArguments[0], element);
}
