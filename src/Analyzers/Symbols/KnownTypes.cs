using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Symbols;

/// <summary>Determines whether a type is one of the framework's that several rules know.</summary>
internal static class KnownTypes
{
    /// <summary>Whether a type is <c>System.Text.StringBuilder</c>.</summary>
    public static bool IsStringBuilder(this ITypeSymbol? type) => type is { Name: "StringBuilder" } && type.IsIn("System.Text");

    /// <summary>Whether a type is <c>System.Text.Encoding</c> itself.</summary>
    public static bool IsEncoding(this ITypeSymbol? type) => type is { Name: "Encoding" } && type.IsIn("System.Text");

    /// <summary>Whether a type is <c>System.Text.Encoding</c> or derives from it.</summary>
    public static bool IsAnyEncoding(this ITypeSymbol? type) => type.IsOrDerivesFrom("Encoding", "System.Text");

    /// <summary>Whether a type is <c>System.IO.TextWriter</c> or derives from it.</summary>
    public static bool IsTextWriter(this ITypeSymbol? type) => type.IsOrDerivesFrom("TextWriter", "System.IO");

    /// <summary>Whether a type is <c>System.Exception</c> or derives from it.</summary>
    public static bool IsException(this ITypeSymbol? type) => type.IsOrDerivesFrom(nameof(Exception), nameof(System));

    /// <summary>Whether a type is <c>System.Console</c>.</summary>
    public static bool IsConsole(this ITypeSymbol? type) => type is { Name: "Console" } && type.IsIn("System");

    /// <summary>Whether a type is <c>System.Linq.Enumerable</c>.</summary>
    public static bool IsEnumerable(this ITypeSymbol? type) => type is { Name: "Enumerable" } && type.IsIn("System.Linq");

    /// <summary>Whether a type is <c>System.Linq.ImmutableArrayExtensions</c>, whose operators look at the array inside an <c>ImmutableArray</c>.</summary>
    public static bool IsImmutableArrayExtensions(this ITypeSymbol? type) => type is { Name: "ImmutableArrayExtensions" } && type.IsIn("System.Linq");
}
