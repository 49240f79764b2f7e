using Allocations.Analyzers;
using Allocations.CodeFixes.Verification;

namespace Allocations.EndToEnd.Architecture;

/// <summary>The two assemblies that ship follow the rules of the <see cref="House"/>, as compiled, and the tests of the rules as written.</summary>
public sealed class HouseTests
{
    private static readonly IReadOnlyDictionary<string, string> FilesByType = SourceFiles.ByType("src", House.Layers.Keys);

    private static readonly IReadOnlyList<FileMention> Mentions =
    [
        .. CompiledTypes.MentionsIn(typeof(AllocationsAnalyzer).Assembly.Location, typeof(AllocationCodeFix).Assembly.Location)
            .Where(static mention => FilesByType.ContainsKey(mention.From) && FilesByType.ContainsKey(mention.To))
            .Select(static mention => new FileMention(FilesByType[mention.From], FilesByType[mention.To]))
            .Where(static mention => mention.From != mention.To)
            .Distinct(),
    ];

    private static readonly IReadOnlyDictionary<string, string> TestFilesByType = SourceFiles.ByType("", ["tests/Rules"]);

    private static readonly IReadOnlyList<FileMention> TestMentions =
        SourceFiles.MentionsIn("", "tests/Rules", TestFilesByType.Concat(FilesByType.Where(static type => House.RuleOf(type.Value) is not null)));

    [Fact]
    public void Mentions_AreRead() => Assert.True(Mentions.Count > 1000, $"only {Mentions.Count} mentions were found");

    [Fact]
    public void Files_LieInLayers() => Assert.Empty(House.Homeless(FilesByType.Values));

    [Fact]
    public void Namespaces_AreThoseOfTheFolders() =>
        Assert.All(
            FilesByType,
            static type => Assert.Equal("Allocations." + FileMention.FolderOf(type.Value).Replace('/', '.'), type.Key[..type.Key.LastIndexOf('.')]));

    [Fact]
    public void Layers_KnowOnlyLowerOnes() => Assert.Empty(House.Upwards(Mentions));

    [Fact]
    public void Folders_KnowEachOtherInNoCircle() => Assert.Empty(House.Circles(Mentions));

    [Fact]
    public void Rules_KnowNoOtherRule() => Assert.Empty(House.BetweenRules(Mentions));

    [Fact]
    public void SharedFiles_ServeSeveralRules() => Assert.Empty(House.WithOneRule(FilesByType.Values.Distinct(), Mentions));

    [Fact]
    public void TestMentions_AreRead() => Assert.True(TestMentions.Count > 300, $"only {TestMentions.Count} mentions were found");

    [Fact]
    public void TestNamespaces_AreThoseOfTheFolders() =>
        Assert.All(
            TestFilesByType,
            static type => Assert.Equal(
                FileMention.FolderOf(type.Value).Replace("tests/Rules", "Allocations.Tests", StringComparison.Ordinal).Replace('/', '.'),
                type.Key[..type.Key.LastIndexOf('.')]));

    [Fact]
    public void Tests_LieWhereTheirRulesAre() => Assert.Empty(House.MisplacedTests(
        TestFilesByType.Values.Distinct(), [.. FilesByType.Values.Select(House.RuleOf).OfType<string>().Select(FileMention.FolderOf)], TestMentions));

    [Theory]
    [InlineData("Analyzers/Syntax/Loops.cs", "Analyzers/Heat/PlaceHeat.cs", 1)]
    [InlineData("Analyzers/Heat/PlaceHeat.cs", "Analyzers/Syntax/Loops.cs", 0)]
    [InlineData("Analyzers/Flow/Calls/CallGraph.cs", "Analyzers/Rules/TemporaryArrays.cs", 1)]
    [InlineData("Analyzers/Reporting/Finding.cs", "Analyzers/AllocationsAnalyzer.cs", 1)]
    [InlineData("CodeFixes/Edits/Comments.cs", "CodeFixes/Rewriting/Spans/SpanUses.cs", 1)]
    [InlineData("CodeFixes/Edits/Comments.cs", "Analyzers/Heat/PlaceHeat.cs", 0)]
    public void FileInTheWrongLayer_IsNamed(string from, string to, int problems) => Assert.Equal(problems, House.Upwards([new(from, to)]).Count());

    [Fact]
    public void FileInNoLayer_IsNamed() => Assert.Single(House.Homeless(["Analyzers/Helpers/Text.cs", "Analyzers/Text/StringUse.cs"]));

    [Fact]
    public void FoldersInACircle_AreNamed() =>
        Assert.Equal(
            2, House.Circles([new("Analyzers/Flow/A.cs", "Analyzers/Flow/Calls/B.cs"), new("Analyzers/Flow/Calls/C.cs", "Analyzers/Flow/D.cs")]).Count());

    [Fact]
    public void FileOfAnotherRule_IsNamed() => Assert.Single(House.BetweenRules(
    [
        new("Analyzers/Rules/Time/WallClock/A.cs", "Analyzers/Rules/Time/WallClockDeadline/B.cs"),
        new("CodeFixes/Rules/Time/WallClock/A.cs", "Analyzers/Rules/Time/WallClock/B.cs"),
        new("CodeFixes/Rules/Time/WallClock/A.cs", "CodeFixes/Rules/Time/Shared.cs"),
    ]));

    [Fact]
    public void SharedFileOfOneRule_IsNamed()
    {
        IReadOnlyList<FileMention> mentions =
        [
            new("Analyzers/Rules/Time/WallClock/A.cs", "Analyzers/Flow/One.cs"),
            new("Analyzers/Flow/One.cs", "Analyzers/Syntax/OneToo.cs"),
            new("Analyzers/Rules/Time/WallClock/A.cs", "Analyzers/Flow/Two.cs"),
            new("Analyzers/Rules/Time/WallClockDeadline/A.cs", "Analyzers/Flow/Two.cs"),
            new("Analyzers/AllocationsAnalyzer.cs", "Analyzers/Rules/Time/WallClockDeadline/A.cs"),
        ];

        Assert.Equal(2, House.WithOneRule(mentions.SelectMany(static mention => (string[])[mention.From, mention.To]).Distinct(), mentions).Count());
    }

    [Theory]
    [InlineData("tests/Rules/Time/WallClock/A.cs", null, "tests/Rules/Time/WallClock/B.cs", "Analyzers/Rules/Time/WallClock/C.cs")]
    [InlineData("tests/Rules/Time/WallClock/A.cs", "tests/Rules/Time/Shared", "Analyzers/Rules/Time/WallClockDeadline/B.cs")]
    [InlineData("tests/Rules/Time/WallClock/A.cs", "tests/Rules/Shared", "CodeFixes/Rules/Strings/ParseChain/B.cs")]
    [InlineData("tests/Rules/Time/Shared/A.cs", "tests/Rules/Time/WallClock", "Analyzers/Rules/Time/WallClock/B.cs")]
    [InlineData("tests/Rules/Time/Shared/A.cs", null, "Analyzers/Rules/Time/WallClock/B.cs", "Analyzers/Rules/Time/WallClockDeadline/B.cs")]
    [InlineData("tests/Rules/Time/A.cs", "tests/Rules/Time/Shared")]
    [InlineData("tests/Rules/Time/Shared/A.cs", null)]
    [InlineData("tests/Rules/Shared/A.cs", null, "Analyzers/Rules/Time/WallClock/B.cs", "Analyzers/Rules/Strings/ParseChain/B.cs")]
    [InlineData("tests/Rules/Shared/A.cs", "tests/Rules/Time/WallClock", "Analyzers/Rules/Time/WallClock/B.cs")]
    [InlineData("tests/Rules/Heat/A.cs", null, "Analyzers/Rules/Time/WallClock/B.cs")]
    public void MisplacedTest_IsNamed(string file, string? place, params string[] known) => Assert.Equal(
        place is null ? [] : [$"{file} belongs in {place}"],
        House.MisplacedTests([file], ["Time", "Strings"], [.. known.Select(other => new FileMention(file, other))]));

    [Fact]
    public void HelperOfTheTestsOfOneRule_IsNamed() => Assert.Equal(
        ["tests/Rules/Time/Shared/A.cs belongs in tests/Rules/Time/WallClock"],
        House.MisplacedTests(["tests/Rules/Time/Shared/A.cs"], ["Time"], [new("tests/Rules/Time/WallClock/B.cs", "tests/Rules/Time/Shared/A.cs")]));
}
