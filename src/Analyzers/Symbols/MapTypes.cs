using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Symbols;

/// <summary>Determines which types map keys to values.</summary>
internal static class MapTypes
{
    private const string Collections = "System.Collections.Generic";

    /// <summary>Whether a value of a type is found by a key: a dictionary of any kind, or a cache in the memory of the process.</summary>
    public static bool IsMap(this ITypeSymbol? type) =>
        type is not null && (type.IsMemoryCache() || TypeArgumentsOf(type) is not null || type is { Name: "IDictionary" } && type.IsIn("System.Collections")
            || type.Implements("IDictionary", "System.Collections"));

    /// <summary>Whether a type is a cache of the framework that keeps objects as they are.</summary>
    public static bool IsMemoryCache(this ITypeSymbol type) =>
        type.Name is "IMemoryCache" or "MemoryCache" && type.IsIn("Microsoft.Extensions.Caching.Memory")
        || type.Name is "MemoryCache" or "ObjectCache" && type.IsIn("System.Runtime.Caching");

    /// <summary>Whether a type is that of maps which several threads use, or which are made for being read often.</summary>
    public static bool IsSharedMap(this ITypeSymbol type) =>
        type.IsMemoryCache() || type.Name is "ConcurrentDictionary" && type.IsIn("System.Collections.Concurrent")
        || type.Name is "FrozenDictionary" && type.IsIn("System.Collections.Frozen");

    /// <summary>The types of the keys and values of a generic dictionary; null for any other type.</summary>
    public static (ITypeSymbol Key, ITypeSymbol Value)? TypeArgumentsOf(ITypeSymbol type)
    {
        if (Arguments(type) is { } own)
            return own;
        foreach (var implemented in type.AllInterfaces)
        {
            if (Arguments(implemented) is { } arguments)
                return arguments;
        }

        return null;
    }

    private static (ITypeSymbol Key, ITypeSymbol Value)? Arguments(ITypeSymbol type) =>
        type is INamedTypeSymbol { Name: "IDictionary" or "IReadOnlyDictionary", TypeArguments: { Length: 2 } arguments } && type.IsIn(Collections)
            ? (arguments[0], arguments[1])
            : null;
}
