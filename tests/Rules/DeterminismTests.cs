using System.Text.RegularExpressions;
using Allocations.Testing;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Allocations.Tests;

/// <summary>The same code gives the same findings: run again, run concurrently, and run in a new compilation.</summary>
public sealed partial class DeterminismTests
{
    [Fact]
    public async Task Findings_DoNotDependOnTheRun()
    {
        var compilation = SampleAndDocumentation();
        var first = await ReportAsync(compilation, isConcurrent: true);

        Assert.True(first.Length > 30, $"{first.Length} findings are too few to compare.");
        Assert.Equal(first, await ReportAsync(compilation, isConcurrent: true));
        Assert.Equal(first, await ReportAsync(compilation, isConcurrent: false));
        Assert.Equal(first, await ReportAsync(compilation.Clone(), isConcurrent: true));
    }

    [Fact]
    public async Task Warnings_OfABuildAreThoseOfAnEditor()
    {
        var warnings = await CompareWarningsAsync(SampleAndDocumentation());
        foreach (var program in TestDepth.Some(Directory.EnumerateFiles(AttackPrograms, "*.cs", SearchOption.AllDirectories).Order(), step: 12))
            warnings += await CompareWarningsAsync(PackageAnalyzers.Compile(("/" + Path.GetFileName(program), File.ReadAllText(program))));
        Assert.True(warnings > 10, $"{warnings} warnings are too few to compare.");
    }

    /// <summary>Compares what warns in an editor with all that is found in a build, and counts that.</summary>
    private static async Task<int> CompareWarningsAsync(Compilation compilation)
    {
        var inEditor = (await PackageAnalyzers.ReportAsync(compilation)).Where(static finding => finding.Contains(": warning ", StringComparison.Ordinal));
        var inBuild = await PackageAnalyzers.ReportAsync(compilation.Clone(), DiagnosticSeverity.Warning);
        Assert.Equal(inEditor, inBuild);
        return inBuild.Length;
    }

    private static string Root
    {
        get
        {
            var root = AppContext.BaseDirectory;
            while (!File.Exists(Path.Combine(root, "Allocations.sln")))
                root = Path.GetDirectoryName(root) ?? throw new DirectoryNotFoundException("No folder above the tests holds Allocations.sln.");
            return root;
        }
    }

    private static string AttackPrograms => Path.Combine(Root, "tests", "Attacks", "Programs");

    private static Task<string[]> ReportAsync(CSharpCompilation compilation, bool isConcurrent) =>
        PackageAnalyzers.ReportAsync(
            compilation, isConcurrent, ("/.editorconfig", "root = true\n[*.cs]\ndotnet_code_quality.allocations.minimum_heat = unknown"));

    /// <summary>
    /// The sample as it was written, each C# block of the rules' pages in a class of its own, and files of the analyzers, each night all of them.
    /// </summary>
    private static CSharpCompilation SampleAndDocumentation()
    {
        var root = Root;
        var sample = Directory.EnumerateFiles(Path.Combine(root, "samples", "KvCache", "Before"), "*.cs")
            .Order()
            .Select(static file => ("/Sample/" + Path.GetFileName(file), File.ReadAllText(file)));
        var own = TestDepth.Some(Directory.EnumerateFiles(Path.Combine(root, "src", "Analyzers"), "*.cs", SearchOption.AllDirectories).Order(), step: 4)
            .Select(file => ("/" + Path.GetRelativePath(root, file), File.ReadAllText(file)));
        var pages = Directory.EnumerateFiles(Path.Combine(root, "docs", "rules"), "*.md")
            .Order()
            .SelectMany(static file => CodeBlock().Matches(File.ReadAllText(file)).Select((block, index) =>
            (
                $"/Pages/{Path.GetFileNameWithoutExtension(file)}.{index}.cs",
                $"namespace {Path.GetFileNameWithoutExtension(file)}.Block{index} {{ static class Page {{\n{block.Groups[1].Value}\n}} }}")));
        return PackageAnalyzers.Compile([.. sample, .. own, .. pages]);
    }

    [GeneratedRegex("```csharp\r?\n(.*?)```", RegexOptions.Singleline)]
    private static partial Regex CodeBlock();
}
