using System.IO.Compression;
using System.Reflection.Metadata;
using System.Reflection.PortableExecutable;
using System.Runtime.InteropServices;
using System.Xml.Linq;
using Allocations.Analyzers.Reporting;

namespace Allocations.EndToEnd;

public sealed class PackageTests(PackedPackage package)
{
    private const string AnalyzerFolder = "analyzers/dotnet/roslyn4.5/cs/";

    [Fact]
    public void Package_HoldsTwoAssembliesInOneFolderAndNoLib()
    {
        using var archive = ZipFile.OpenRead(package.File);
        var entries = archive.Entries.Select(static entry => entry.FullName).ToArray();

        Assert.Equal(
            [AnalyzerFolder + "Allocations.Analyzers.dll", AnalyzerFolder + "Allocations.CodeFixes.dll"],
            entries.Where(static entry => entry.EndsWith(".dll", StringComparison.Ordinal) && !IsPrecompiled(entry)).Order());
        Assert.DoesNotContain(entries, static entry => entry.StartsWith("lib/", StringComparison.Ordinal));
        Assert.Contains("README.md", entries);
        Assert.Contains("icon.png", entries);
    }

    [Fact]
    public void Package_PackedOnAPlatformThatIsPrecompiledFor_HoldsTheSameAnalyzersForIt()
    {
        using var archive = ZipFile.OpenRead(package.File);
        var precompiled = archive.Entries.Select(static entry => entry.FullName).Where(IsPrecompiled).ToArray();

        Assert.Equal(
            RuntimeInformation.RuntimeIdentifier == "linux-x64" ? ["build/precompiled/linux-x64/Allocations.Analyzers.dll"] : Array.Empty<string>(),
            precompiled);
        foreach (var entry in precompiled)
            Assert.Equal(ModuleIdOf(AnalyzerFolder + "Allocations.Analyzers.dll"), ModuleIdOf(entry));
    }

    [Fact]
    public void Nuspec_IsADevelopmentDependencyWithoutDependencies()
    {
        using var archive = ZipFile.OpenRead(package.File);
        using var stream = archive.Entries.Single(static entry => entry.FullName.EndsWith(".nuspec", StringComparison.Ordinal)).Open();
        var metadata = XDocument.Load(stream).Root!.Elements().Single();

        Assert.Equal("true", Value("developmentDependency"));
        Assert.Equal("Allocations.Analyzers", Value("id"));
        Assert.Equal("MIT", Value("license"));
        Assert.Equal(PackedPackage.Version, Value("version"));
        Assert.DoesNotContain(metadata.Descendants(), static element => element.Name.LocalName == "dependency");

        string? Value(string name) => metadata.Elements().SingleOrDefault(element => element.Name.LocalName == name)?.Value;
    }

    [Fact]
    public void Links_LeadToTheRepositoryOfTheRules()
    {
        using var archive = ZipFile.OpenRead(package.File);
        using var stream = archive.Entries.Single(static entry => entry.FullName.EndsWith(".nuspec", StringComparison.Ordinal)).Open();
        var metadata = XDocument.Load(stream).Root!.Elements().Single();
        var url = Element("repository").Attribute("url")!.Value;

        Assert.Equal(url, Element("projectUrl").Value);
        Assert.Equal(url + "/blob/main/CHANGELOG.md", Element("releaseNotes").Value);
        Assert.All(Descriptors.All, rule => Assert.StartsWith(url + "/blob/main/docs/rules/", rule.Descriptor.HelpLinkUri, StringComparison.Ordinal));

        XElement Element(string name) => metadata.Elements().Single(element => element.Name.LocalName == name);
    }

    [Theory]
    [InlineData("Allocations.Analyzers.dll")]
    [InlineData("Allocations.CodeFixes.dll")]
    public void Symbols_AreInTheAssemblyAndNameNoFolderOfTheBuild(string name)
    {
        using var image = new PEReader(ReadAssembly(AnalyzerFolder + name));
        var embedded = image.ReadDebugDirectory().Single(static entry => entry.Type == DebugDirectoryEntryType.EmbeddedPortablePdb);
        using var provider = image.ReadEmbeddedPortablePdbDebugDirectoryData(embedded);
        var symbols = provider.GetMetadataReader();

        Assert.All(symbols.Documents, handle => Assert.StartsWith("/_/", symbols.GetString(symbols.GetDocument(handle).Name), StringComparison.Ordinal));
    }

    [Theory]
    [InlineData("Allocations.Analyzers.dll")]
    [InlineData("Allocations.CodeFixes.dll")]
    public void Assembly_ReferencesNothingNewerThanTheOldestHost(string name)
    {
        using var image = new PEReader(ReadAssembly(AnalyzerFolder + name));
        var metadata = image.GetMetadataReader();

        foreach (var handle in metadata.AssemblyReferences)
        {
            var reference = metadata.GetAssemblyReference(handle);
            var allowed = metadata.GetString(reference.Name) switch
            {
                "netstandard" => new Version(2, 0, 0, 0),
                "Microsoft.CodeAnalysis" or "Microsoft.CodeAnalysis.CSharp" or "Microsoft.CodeAnalysis.Workspaces" or "Microsoft.CodeAnalysis.CSharp.Workspaces"
                    => new Version(4, 5, 0, 0),
                "System.Collections.Immutable" or "System.Reflection.Metadata" => new Version(6, 0, 0, 0),
                "Allocations.Analyzers" => typeof(PackageTests).Assembly.GetName().Version,
                var other => throw new Xunit.Sdk.XunitException($"{name} references {other} {reference.Version}."),
            };
            Assert.True(reference.Version <= allowed, $"{name} references {metadata.GetString(reference.Name)} {reference.Version}, newer than {allowed}.");
        }
    }

    private MemoryStream ReadAssembly(string entry)
    {
        using var archive = ZipFile.OpenRead(package.File);
        using var stream = archive.GetEntry(entry)!.Open();
        var memory = new MemoryStream();
        stream.CopyTo(memory);
        memory.Position = 0;
        return memory;
    }

    private static bool IsPrecompiled(string entry) => entry.StartsWith("build/precompiled/", StringComparison.Ordinal);

    private Guid ModuleIdOf(string entry)
    {
        using var image = new PEReader(ReadAssembly(entry));
        var metadata = image.GetMetadataReader();
        return metadata.GetGuid(metadata.GetModuleDefinition().Mvid);
    }
}
