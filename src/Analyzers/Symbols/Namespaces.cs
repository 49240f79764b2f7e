using System.Collections.Immutable;
using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Symbols;

/// <summary>Determines which library a type belongs to, by the name of its namespace and without building that name.</summary>
internal static class Namespaces
{
    // The public key tokens of ECMA, of Microsoft, of .NET Standard, of ASP.NET Core and its extensions, of the core library and of Windows.
    private static readonly byte[][] FrameworkTokens =
    [
        [0xb7, 0x7a, 0x5c, 0x56, 0x19, 0x34, 0xe0, 0x89],
        [0xb0, 0x3f, 0x5f, 0x7f, 0x11, 0xd5, 0x0a, 0x3a],
        [0xcc, 0x7b, 0x13, 0xff, 0xcd, 0x2d, 0xdd, 0x51],
        [0xad, 0xb9, 0x79, 0x38, 0x29, 0xdd, 0xae, 0x60],
        [0x7c, 0xec, 0x85, 0xd7, 0xbe, 0xa7, 0x79, 0x8e],
        [0x31, 0xbf, 0x38, 0x56, 0xad, 0x36, 0x4e, 0x35],
    ];

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

    /// <summary>
    /// Whether the framework declares a type: a project, and what others publish, may have namespaces below <c>System</c> as well. Its assemblies, and those
    /// of its packages, are signed with a few keys; that of arrays and pointers is not asked for.
    /// </summary>
    public static bool IsOfFramework(this ITypeSymbol type) =>
        type.DeclaringSyntaxReferences.IsEmpty && type.IsUnder("System")
        && (type.ContainingAssembly is not { } assembly || IsOfFramework(assembly.Identity.PublicKeyToken));

    private static bool IsOfFramework(ImmutableArray<byte> token)
    {
        const int Length = 8;

        if (token.Length != Length)
            return false;
        foreach (var known in FrameworkTokens)
        {
            if (token.AsSpan().SequenceEqual(known))
                return true;
        }

        return false;
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
