using Allocations.Analyzers;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Rules.Configuration.UnknownOption;
using Allocations.Documentation;
using Allocations.Fixing;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Allocations.EndToEnd;

/// <summary>Descriptors, pages, presets, release rows and tables say the same.</summary>
public sealed class GeneratedFilesTests
{
    private static readonly string Root = Repository.FindRoot(AppContext.BaseDirectory);

    public static TheoryData<string> RuleIds { get; } = [.. Descriptors.All.Select(static rule => rule.Id)];

    public static TheoryData<string> PresetNames { get; } = [.. Presets.All.Select(static preset => preset.Name)];

    [Fact]
    public void GeneratedFiles_AreUpToDate()
    {
        foreach (var (path, content) in GeneratedFiles.All(Root))
            Assert.True(Read(path) == content, $"{path} is out of date: run dotnet run --project eng/Documentation.");
    }

    [Theory]
    [MemberData(nameof(RuleIds))]
    public void Page_IsComplete(string id) => Assert.Empty(RuleConsistency.OfPage(RuleOf(id), Read($"docs/rules/{id}.md")));

    [Theory]
    [MemberData(nameof(RuleIds))]
    public void Texts_AreWellFormed(string id) => Assert.Empty(RuleConsistency.OfTexts(RuleOf(id)));

    [Theory]
    [MemberData(nameof(RuleIds))]
    public void Rule_HasItsFiles(string id)
    {
        var (topic, stem) = PlaceOf(id);

        Assert.Empty(RuleConsistency.OfFiles(RuleOf(id), topic, stem, static file => File.Exists(Path.Combine(Root, file))));
    }

    [Theory]
    [MemberData(nameof(PresetNames))]
    public void Preset_SetsWhatItChangesAndNothingElse(string name)
    {
        var preset = Presets.All.Single(preset => preset.Name == name);
        var own = name == "Recommended" ? [] : Descriptors.All.Select(static rule => rule.Id);
        var sdk = name == "Off" ? [] : SdkRuleIds();

        Assert.Empty(RuleConsistency.OfPreset(Read(preset.Path)!, [.. own, .. sdk]));
    }

    [Theory]
    [InlineData("README.md")]
    [InlineData("docs/rules/README.md")]
    [InlineData("src/Package/README.md")]
    public void Table_HasARowForEachRule(string path) => Assert.Empty(RuleConsistency.OfTable(Descriptors.All, Read(path)!));

    [Fact]
    public void Releases_HaveARowForEachRule() =>
        Assert.Empty(RuleConsistency.OfReleases(
            Descriptors.All, Read("src/Analyzers/AnalyzerReleases.Unshipped.md") + "\n" + Read("src/Analyzers/AnalyzerReleases.Shipped.md")));

    [Fact]
    public void Ids_AreUniqueAndThoseOfTheirTopics() =>
        Assert.Empty(RuleConsistency.OfIds(Descriptors.All.Select(static rule => (rule.Id, PlaceOf(rule.Id).Topic))));

    [Fact]
    public void Pages_AllBelongToARule() =>
        Assert.Empty(Directory.EnumerateFiles(Path.Combine(Root, "docs", "rules"), "ALLOC*.md")
            .Select(static path => Path.GetFileNameWithoutExtension(path))
            .Except(Descriptors.All.Select(static rule => rule.Id)));

    [Fact]
    public void Rules_HaveAnAnalyzerAndFixesKnowTheirRules()
    {
        Assert.Equal(
            Descriptors.All.Select(static rule => rule.Id),
            Catalogue.Analyzers.SelectMany(static analyzer => analyzer.SupportedDiagnostics).Select(static descriptor => descriptor.Id).Order());
        Assert.Equal(
            Descriptors.All.Where(static rule => rule.HasFix).Select(static rule => rule.Id),
            Catalogue.Fixes.SelectMany(static fix => fix.FixableDiagnosticIds).Distinct().Order());
        Assert.All(Catalogue.Fixes, static fix => Assert.NotNull(fix.GetFixAllProvider()));
    }

    private static Rule RuleOf(string id) => Descriptors.All.Single(rule => rule.Id == id);

    private static string? Read(string path) => File.Exists(Path.Combine(Root, path)) ? File.ReadAllText(Path.Combine(Root, path)) : null;

    private static IEnumerable<string> SdkRuleIds() =>
        Presets.All.Single(static preset => preset.Name == "All").Lines.Select(static line => line.Key.Split('.'))
            .Where(static key => key[1].StartsWith("CA", StringComparison.Ordinal))
            .Select(static key => key[1]);

    /// <summary>The folder and the stem of the rule's analyzer.</summary>
    private static (string Topic, string Stem) PlaceOf(string id)
    {
        var analyzer = AllocationsAnalyzer.All.Append<DiagnosticAnalyzer>(new UnknownOptionAnalyzer())
            .Single(analyzer => analyzer.SupportedDiagnostics.Any(descriptor => descriptor.Id == id))
            .GetType();
        return (analyzer.Namespace!.Split('.')[^2], analyzer.Name[..^"Analyzer".Length]);
    }
}
