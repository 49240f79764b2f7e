using System.Collections.Immutable;
using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Symbols;

/// <summary>Determines which library a type belongs to, by the name of its namespace and without building that name.</summary>
internal static class Namespaces
{
    // The public key tokens of ECMA, of Microsoft, of .NET Standard, of ASP.NET Core and its extensions, of the core library and of Windows.
    private static readonly ulong[] FrameworkTokens =
    [
        0xb77a5c561934e089, 0xb03f5f7f11d50a3a, 0xcc7b13ffcd2ddd51, 0xadb9793829ddae60, 0x7cec85d7bea7798e, 0x31bf3856ad364e35,
    ];

    /// <summary>
    /// Whether a type's namespace is exactly <paramref name="name"/>. What a project declares in a namespace of the framework is not the framework's.
    /// </summary>
    public static bool IsIn(this ITypeSymbol type, string name) =>
        Is(type.ContainingNamespace, name, name.Length)
        && (type.DeclaringSyntaxReferences.IsEmpty || !name.StartsWith(nameof(System), StringComparison.Ordinal));

    /// <summary>
    /// Whether a type's namespace is exactly <paramref name="name"/>, whoever declares it: a compiler takes attributes of older targets by their name too.
    /// </summary>
    public static bool IsNamedIn(this ITypeSymbol type, string name) => Is(type.ContainingNamespace, name, name.Length);

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

    /// <summary>
    /// Whether the framework declares a type: a project, and what others publish, may have namespaces below <c>System</c> as well. Its assemblies, and those
    /// of its packages, are signed with a few keys.
    /// </summary>
    public static bool IsOfFramework(this ITypeSymbol type) =>
        type.DeclaringSyntaxReferences.IsEmpty && type.IsUnder("System") && type.ContainingAssembly is { } assembly
        && IsOfFramework(assembly.Identity.PublicKeyToken);

    private static bool IsOfFramework(ImmutableArray<byte> token)
    {
        var value = 0UL;
        foreach (var part in token)
            value = (value << 8) | part;
        return Array.IndexOf(FrameworkTokens, value) >= 0;
    }

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
