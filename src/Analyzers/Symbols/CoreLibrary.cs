using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Symbols;

/// <summary>Tells which framework a compilation is built against.</summary>
internal static class CoreLibrary
{
    /// <summary>The version of the core library: 4 for .NET Framework, 2 for .NET Standard, 0 where it is not known.</summary>
    public static int VersionOf(Compilation compilation) =>
        compilation.ObjectType.ContainingAssembly is { Identity: { Name: "System.Runtime" or "System.Private.CoreLib", Version: { } version } }
            ? version.Major
            : 0;

    /// <summary>
    /// Whether the code may run on .NET Framework: it is built for it, or for a version of .NET Standard that it implements. Its JIT knows fewer methods.
    /// </summary>
    public static bool MayBeOfNetFramework(Compilation compilation) =>
        IsNetFramework(compilation)
        || (compilation.ObjectType.ContainingAssembly is { Identity: { Name: "netstandard", Version: { } version } } && version < new Version(2, 1));

    /// <summary>Whether the code is built for .NET Framework.</summary>
    public static bool IsNetFramework(Compilation compilation) => compilation.ObjectType.ContainingAssembly is { Identity.Name: "mscorlib" };

    /// <summary>
    /// A type of the framework, which is looked for beside <c>object</c> first, and only then in all references: the names in each of them have to be read
    /// for that. Null where there is none, or more than one.
    /// </summary>
    public static INamedTypeSymbol? FindType(Compilation compilation, string metadataName) =>
        compilation.ObjectType.ContainingAssembly?.GetTypeByMetadataName(metadataName) ?? compilation.GetTypeByMetadataName(metadataName);
}
