using Allocations.Analyzers.Options;
using Allocations.Analyzers.Reporting;
using Allocations.Documentation;
using Microsoft.CodeAnalysis;

namespace Allocations.EndToEnd;

/// <summary>Each check of <see cref="RuleConsistency"/> finds what it is there for, and the generator keeps what people wrote.</summary>
public sealed class RuleConsistencyTests
{
    private const string Written = """

        ## What allocates

        An array.

        ## How to fix

        ```csharp
        M(1);
        ```

        ```csharp
        N(1);
        ```

        ## When to suppress

        Never.

        ## Details

        ### What is reported

        A call.

        ### Bytes

        32 B.

        ### When it stays silent

        In cold code.

        ### Fix safety

        Safe.

        ### Options

        """;

    private static readonly string Page = RulePage.Update(Of(), "# A title\n" + Written);

    [Fact]
    public void CompletePage_HasNoProblems() => Assert.Empty(RuleConsistency.OfPage(Of(), Page));

    [Fact]
    public void Update_KeepsWhatPeopleWroteAndChangesNothingTheSecondTime()
    {
        Assert.Equal(Page, RulePage.Update(Of(), Page));
        foreach (var section in RulePage.Sections.Concat(RulePage.DetailSections))
            Assert.Equal(RulePage.Prose("# A title\n" + Written, section), RulePage.Prose(Page, section));
        Assert.Equal(
            Page.Replace("An array.", "A box.", StringComparison.Ordinal),
            RulePage.Update(Of(), Page.Replace("An array.", "A box.", StringComparison.Ordinal)));
    }

    [Fact]
    public void Update_OfNoPage_MakesAllSections()
    {
        var page = RulePage.Update(Of(), page: null);

        Assert.All(RulePage.Sections.Concat(RulePage.DetailSections), section => Assert.Equal("", RulePage.Prose(page, section)));
        Assert.Equal(page, RulePage.Update(Of(), page));
        Assert.Contains("the section 'Bytes' is empty", RuleConsistency.OfPage(Of(), page));
    }

    [Fact]
    public void Header_FollowsTheRule()
    {
        Assert.Contains(
            "| Severity by heat | hot: warning where the place is [sure to run often](../heat.md#hot-and-often) and the better code is "
                + "[no longer](../heat.md#effort-what-the-better-code-asks-for), else suggestion, warm: suggestion, unknown: silent, cold: silent |",
            Page,
            StringComparison.Ordinal);
        Assert.Contains(
            "| Severity by heat | hot: suggestion; warning where [declared hot](../heat.md#marking-code-yourself), warm: suggestion, ",
            RulePage.Update(Of() with { IsOnlySuggested = true }, Page),
            StringComparison.Ordinal);
        Assert.Contains(
            "| Severity by heat | hot: warning, warm: warning, unknown: warning, cold: silent. Odd. |",
            RulePage.Update(Of() with { MinimumHeat = HeatLevel.Unknown, Severity = SeverityPolicy.Fixed, SeverityNote = "Odd." }, Page),
            StringComparison.Ordinal);
        Assert.Contains("| Reports from heat | any |", RulePage.Update(Of() with { IgnoresHeat = true }, Page), StringComparison.Ordinal);
        Assert.Contains("| Fix safety | [safe](../fix-safety.md) |", RulePage.Update(Of() with { Offers = FixOffer.Safe }, Page), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("# ALLOC198: Title", "# ALLOC198: Other", "the title is not the rule's")]
    [InlineData("hot: warning", "hot: error", "a generated region is out of date")]
    [InlineData("`minimum_heat`", "`minimum_heet`", "a generated region is out of date")]
    [InlineData("<!-- generated: header -->", "", "the region 'header' is missing")]
    [InlineData("<!-- generated: options -->", "", "the region 'options' is missing")]
    [InlineData("<!-- generated: suppress -->", "", "the region 'suppress' is missing")]
    [InlineData("#pragma warning disable ALLOC198", "", "a generated region is out of date")]
    [InlineData("32 B.", "", "the section 'Bytes' is empty")]
    [InlineData("Never.", "", "the section 'When to suppress' is empty")]
    [InlineData("### Bytes", "### Octets", "the sections of the details are When it stays silent, Fix safety, Options")]
    [InlineData("### Fix safety", "## Fix safety", "the sections are What allocates, How to fix, When to suppress, Details, Fix safety")]
    [InlineData("## What allocates", "## What happens", "the sections are What happens, How to fix, When to suppress, Details")]
    [InlineData("```csharp\nN(1);\n```", "", "the fix does not show the code before and after")]
    public void BrokenPage_IsFound(string right, string wrong, string problem)
    {
        Assert.Contains(right, Page, StringComparison.Ordinal);
        Assert.Contains(problem, RuleConsistency.OfPage(Of(), Page.Replace(right, wrong, StringComparison.Ordinal)));
    }

    [Theory]
    [InlineData(300, 0)]
    [InlineData(400, 1)]
    public void LongBeginning_IsFound(int words, int problems) =>
        Assert.Equal(
            problems,
            RuleConsistency.OfPage(Of(), Page.Replace("An array.", string.Concat(Enumerable.Repeat("word ", words)), StringComparison.Ordinal)).Count());

    [Fact]
    public void LongDetails_AreNoProblem() =>
        Assert.Empty(RuleConsistency.OfPage(Of(), Page.Replace("A call.", string.Concat(Enumerable.Repeat("word ", 400)), StringComparison.Ordinal)));

    [Theory]
    [InlineData("What it costs")]
    [InlineData("What goes wrong")]
    public void FirstSection_MayTellOfOtherCosts(string section) =>
        Assert.Empty(RuleConsistency.OfPage(Of(), Page.Replace("What allocates", section, StringComparison.Ordinal)));

    [Fact]
    public void MissingPage_IsFound() => Assert.Equal(["there is no page"], RuleConsistency.OfPage(Of(), null));

    [Theory]
    [InlineData("Title", "'{0}' allocates {1} ({2})", "Text.", 0)]
    [InlineData("Title.", "'{0}' allocates {1} ({2})", "Text.", 1)]
    [InlineData("title", "'{0}' allocates {1} ({2})", "Text.", 1)]
    [InlineData("Title {0}", "'{0}' allocates {1} ({2})", "Text.", 1)]
    [InlineData("Title", "'{0}' allocates {1} ({2}).", "Text.", 2)]
    [InlineData("Title", "'{0}' takes {1} ({2})", "Text.", 1)]
    [InlineData("Title", "'{0}' allocates {1}, {2}", "Text.", 1)]
    [InlineData("Title", "'{0}' is slow ({2})", "Text.", 0)]
    [InlineData("Title", "", "Text.", 2)]
    [InlineData("Title", "'{0}' allocates {1} ({2})", "", 1)]
    public void BrokenText_IsFound(string title, string message, string description, int problems) =>
        Assert.Equal(problems, RuleConsistency.OfTexts(Of(title, message, description)).Count());

    [Fact]
    public void BrokenHelpLink_IsFound() => Assert.Single(RuleConsistency.OfTexts(Of(link: "https://example.org/docs/rules/ALLOC101.md")));

    [Theory]
    [InlineData("ALLOC198 | Performance | Warning | X", 0)]
    [InlineData("ALLOC198 | Reliability | Warning | X", 2)]
    [InlineData("ALLOC198 | Performance | Info | X", 2)]
    [InlineData("ALLOC197 | Performance | Warning | X", 2)]
    [InlineData("ALLOC198 | Performance | Warning | X\nALLOC198 | Performance | Warning | X", 1)]
    [InlineData("ALLOC198 | Performance | Warning | X\nALLOC197 | Performance | Warning | X", 1)]
    [InlineData("", 1)]
    public void BrokenReleaseRow_IsFound(string rows, int problems) => Assert.Equal(problems, RuleConsistency.OfReleases([Of()], "\n" + rows + "\n").Count());

    [Theory]
    [InlineData("dotnet_diagnostic.ALLOC198.severity = none", 0)]
    [InlineData("dotnet_diagnostic.ALLOC197.severity = none", 2)]
    [InlineData("dotnet_diagnostic.ALLOC198.severity = none\ndotnet_diagnostic.ALLOC198.severity = none", 1)]
    [InlineData("# dotnet_diagnostic.ALLOC198.severity = none", 1)]
    public void BrokenPreset_IsFound(string lines, int problems) => Assert.Equal(problems, RuleConsistency.OfPreset(lines, ["ALLOC198"]).Count());

    [Theory]
    [InlineData("ALLOC198", "Arguments", 0)]
    [InlineData("ALLOC198", "Boxing", 1)]
    [InlineData("ALLOC198", "Elsewhere", 1)]
    [InlineData("ALLOC98", "Arguments", 1)]
    [InlineData("ALLOC101", "Arguments", 1)]
    public void BrokenId_IsFound(string id, string topic, int problems) =>
        Assert.Equal(problems, RuleConsistency.OfIds([(id, topic), ("ALLOC101", "Arguments")]).Count());

    [Theory]
    [InlineData("", 0)]
    [InlineData("Analyzer.cs", 1)]
    [InlineData("CodeFix.cs", 1)]
    [InlineData("Tests.cs", 1)]
    [InlineData(".md", 1)]
    public void MissingFile_IsFound(string missing, int problems) =>
        Assert.Equal(
            problems,
            RuleConsistency.OfFiles(Of(), "Arguments", "Sample", file => missing.Length == 0 || !file.EndsWith(missing, StringComparison.Ordinal)).Count());

    [Fact]
    public void FixThatTheRuleDoesNotMention_IsFound() =>
        Assert.Single(RuleConsistency.OfFiles(Of() with { Fix = null }, "Arguments", "Sample", static _ => true));

    [Theory]
    [InlineData("| [ALLOC198](docs/ALLOC198.md) | Title | warning |", 0)]
    [InlineData("| [ALLOC198](docs/ALLOC197.md) | Title | warning |", 1)]
    [InlineData("| [ALLOC198](docs/ALLOC198.md) | Another | warning |", 1)]
    [InlineData("| [ALLOC197](docs/ALLOC197.md) | Title | warning |", 1)]
    [InlineData("", 1)]
    public void BrokenTable_IsFound(string table, int problems) => Assert.Equal(problems, RuleConsistency.OfTable([Of()], table).Count());

    private static Rule Of(
        string title = "Title",
        string message = "'{0}' allocates {1} ({2})",
        string description = "Text.",
        string link = "https://example.org/docs/rules/ALLOC198.md") =>
        new(Descriptor(title, message, description, link), HeatLevel.Warm, SeverityPolicy.ByHeat, "does something");

    // Some of the descriptors are wrong on purpose, and none is ever released.
#pragma warning disable RS1007, RS1015, RS1028, RS1031, RS1032, RS1033, RS2000, RS2008
    private static DiagnosticDescriptor Descriptor(string title, string message, string description, string link) =>
        new("ALLOC198", title, message, "Performance", DiagnosticSeverity.Warning, isEnabledByDefault: true, description, link);
#pragma warning restore RS1007, RS1015, RS1028, RS1031, RS1032, RS1033, RS2000, RS2008
}
