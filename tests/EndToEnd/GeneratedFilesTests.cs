using Allocations.Analyzers;
using Allocations.Documentation;
using Allocations.Fixing;

namespace Allocations.EndToEnd;

/// <summary>Descriptors, pages, presets, release rows and README tables say the same.</summary>
public sealed class GeneratedFilesTests
{
    private static readonly string Root = Repository.FindRoot(AppContext.BaseDirectory);

    public static TheoryData<string> RuleIds { get; } = [.. Descriptors.All.Select(static rule => rule.Id)];

    [Fact]
    public void GeneratedFiles_AreUpToDate()
    {
        foreach (var (path, content) in GeneratedFiles.All(Root))
            Assert.True(File.ReadAllText(Path.Combine(Root, path)) == content, $"{path} is out of date: run dotnet run --project eng/Documentation.");
    }

    [Theory]
    [MemberData(nameof(RuleIds))]
    public void Page_HasTheRulesTitleAndAllSections(string id)
    {
        var rule = Descriptors.All.Single(rule => rule.Id == id);
        var page = File.ReadAllText(Path.Combine(Root, "docs", "rules", id + ".md"));

        Assert.StartsWith($"# {id}: {rule.Descriptor.Title}\n", page, StringComparison.Ordinal);
        foreach (var section in (string[])["What allocates", "Example", "Bytes", "When it stays silent", "Fix safety", "Options"])
            Assert.True(page.Contains($"\n## {section}\n", StringComparison.Ordinal) || (section == "What allocates" && page.Contains("\n## What it costs\n", StringComparison.Ordinal)), $"{id}.md lacks the section '{section}'.");
    }

    [Theory]
    [MemberData(nameof(RuleIds))]
    public void Descriptor_LinksToItsPageAndHasAReleaseRow(string id)
    {
        var rule = Descriptors.All.Single(rule => rule.Id == id);
        var rows = File.ReadAllText(Path.Combine(Root, "src", "Analyzers", "AnalyzerReleases.Unshipped.md")) + File.ReadAllText(Path.Combine(Root, "src", "Analyzers", "AnalyzerReleases.Shipped.md"));

        Assert.EndsWith($"/docs/rules/{id}.md", rule.Descriptor.HelpLinkUri, StringComparison.Ordinal);
        Assert.Contains($"\n{id} | {rule.Descriptor.Category} | {rule.Descriptor.DefaultSeverity} |", rows, StringComparison.Ordinal);
        Assert.Contains(Catalogue.Analyzers, analyzer => analyzer.SupportedDiagnostics.Any(descriptor => descriptor.Id == id));
    }

    [Fact]
    public void Pages_AllBelongToARule() =>
        Assert.Empty(Directory.EnumerateFiles(Path.Combine(Root, "docs", "rules"), "ALLOC*.md").Select(static path => Path.GetFileNameWithoutExtension(path)).Except(Descriptors.All.Select(static rule => rule.Id)));

    [Fact]
    public void Rules_HaveUniqueIdsAndFixesKnowTheirRules()
    {
        Assert.Equal(Descriptors.All.Count, Descriptors.All.Select(static rule => rule.Id).Distinct().Count());
        Assert.Equal(Descriptors.All.Count, Catalogue.Analyzers.SelectMany(static analyzer => analyzer.SupportedDiagnostics).Select(static descriptor => descriptor.Id).Distinct().Count());
        foreach (var fix in Catalogue.Fixes)
        {
            Assert.NotNull(fix.GetFixAllProvider());
            Assert.All(fix.FixableDiagnosticIds, static id => Assert.Contains(Descriptors.All, rule => rule.Id == id));
        }
    }
}
