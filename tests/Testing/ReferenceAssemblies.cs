using System.Collections.Concurrent;
using System.Collections.Immutable;
using System.Reflection;
using Microsoft.CodeAnalysis.CSharp;

namespace Microsoft.CodeAnalysis.Testing;

/// <summary>
/// The framework that test code compiles against. The files come from the folders that the build of this assembly
/// recorded, so that no test needs a network.
/// </summary>
public sealed class ReferenceAssemblies
{
    private static readonly ConcurrentDictionary<string, Lazy<Resolved>> Cache = new();

    private ReferenceAssemblies(string targetFramework) => TargetFramework = targetFramework;

    /// <summary>What a test gets that does not choose.</summary>
    public static ReferenceAssemblies Default => NetStandard.NetStandard20;

    /// <summary>The target framework moniker, such as <c>net10.0</c>.</summary>
    public string TargetFramework { get; }

    /// <summary>The references, read once per process.</summary>
    public Task<ImmutableArray<MetadataReference>> ResolveAsync(string language, CancellationToken cancellationToken) =>
        Task.FromResult(Cache.GetOrAdd(TargetFramework, static moniker => new(() => new Resolved(moniker))).Value.References);

    /// <summary>.NET 5 and later.</summary>
    public static class Net
    {
        /// <summary>.NET 8.</summary>
        public static ReferenceAssemblies Net80 { get; } = new("net8.0");

        /// <summary>.NET 9.</summary>
        public static ReferenceAssemblies Net90 { get; } = new("net9.0");

        /// <summary>.NET 10.</summary>
        public static ReferenceAssemblies Net100 { get; } = new("net10.0");
    }

    /// <summary>.NET Standard.</summary>
    public static class NetStandard
    {
        /// <summary>.NET Standard 2.0.</summary>
        public static ReferenceAssemblies NetStandard20 { get; } = new("netstandard2.0");
    }

    /// <summary>The references and a compilation that uses them: their symbols are shared only while one lives.</summary>
    private sealed class Resolved
    {
        private readonly CSharpCompilation _keepsSymbolsAlive;

        public Resolved(string targetFramework)
        {
            References = [.. Directory.EnumerateFiles(FolderOf(targetFramework), "*.dll")
                .Order(StringComparer.Ordinal)
                .Select(static file => MetadataReference.CreateFromFile(file))];
            _keepsSymbolsAlive = CSharpCompilation.Create(targetFramework, references: References);
            _keepsSymbolsAlive.GetSpecialType(SpecialType.System_Object);
        }

        public ImmutableArray<MetadataReference> References { get; }

        private static string FolderOf(string targetFramework) =>
            typeof(ReferenceAssemblies).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>()
                .FirstOrDefault(attribute => attribute.Key == $"ReferenceAssemblies.{targetFramework}")?.Value
            ?? throw new InvalidOperationException($"No reference assemblies for '{targetFramework}' were recorded by the build.");
    }
}
