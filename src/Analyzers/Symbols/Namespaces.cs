using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Symbols;

/// <summary>Determines which library a type belongs to, by the name of its namespace and without building that name.</summary>
internal static class Namespaces
{
    /// <summary>Whether a type's namespace is exactly <paramref name="name"/>.</summary>
    public static bool IsIn(this ITypeSymbol type, string name) => Is(type.ContainingNamespace, name, name.Length);

    /// <summary>Whether a type's namespace is <paramref name="name"/> or below it.</summary>
    public static bool IsUnder(this ITypeSymbol type, string name)
    {
        for (var space = type.ContainingNamespace; space is { IsGlobalNamespace: false }; space = space.ContainingNamespace)
        {
            if (Is(space, name, name.Length))
                return true;
        }

        return false;
    }

    /// <summary>Whether the framework declares a type: a project may have namespaces below <c>System</c> as well.</summary>
    public static bool IsOfFramework(this ITypeSymbol type) => type.DeclaringSyntaxReferences.IsEmpty && type.IsUnder("System");

    private static bool Is(INamespaceSymbol? space, string name, int length)
    {
        while (space is { IsGlobalNamespace: false } && length > 0)
        {
            var start = name.LastIndexOf('.', length - 1) + 1;
            if (space.Name.Length != length - start || string.CompareOrdinal(space.Name, 0, name, start, length - start) != 0)
                return false;
            space = space.ContainingNamespace;
            length = start - 1;
        }

        return length <= 0 && space is { IsGlobalNamespace: true };
    }
}
