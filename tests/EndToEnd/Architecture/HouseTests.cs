using Allocations.Analyzers;
using Allocations.CodeFixes.Verification;
using Allocations.Documentation;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.EndToEnd.Architecture;

/// <summary>The two assemblies that ship follow the rules of the <see cref="House"/>, as compiled.</summary>
public sealed class HouseTests
{
    private static readonly IReadOnlyDictionary<string, string> FilesByType = ReadFiles();

    private static readonly IReadOnlyList<FileMention> Mentions =
    [
        .. CompiledTypes.MentionsIn(typeof(AllocationsAnalyzer).Assembly.Location, typeof(AllocationCodeFix).Assembly.Location)
            .Where(static mention => FilesByType.ContainsKey(mention.From) && FilesByType.ContainsKey(mention.To))
            .Select(static mention => new FileMention(FilesByType[mention.From], FilesByType[mention.To]))
            .Where(static mention => mention.From != mention.To)
            .Distinct(),
    ];

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

    /// <summary>The files of both projects below <c>src</c> by the outermost types that they declare.</summary>
    private static Dictionary<string, string> ReadFiles()
    {
        var source = Path.Combine(Repository.FindRoot(AppContext.BaseDirectory), "src");
        var files = new Dictionary<string, string>();
        foreach (var path in House.Layers.Keys.SelectMany(project => Directory.EnumerateFiles(
            Path.Combine(source, project), "*.cs", SearchOption.AllDirectories)).Order(StringComparer.Ordinal))
        {
            var file = Path.GetRelativePath(source, path).Replace('\\', '/');
            if (file.Split('/').Any(static part => part is "bin" or "obj"))
                continue;
            foreach (var space in CSharpSyntaxTree.ParseText(File.ReadAllText(path)).GetRoot().ChildNodes().OfType<BaseNamespaceDeclarationSyntax>())
            {
                // What stands in for types of newer frameworks has their namespace.
                if (!space.Name.ToString().StartsWith("Allocations", StringComparison.Ordinal))
                    continue;
                foreach (var name in space.Members.Select(
                    static member => member switch
                    {
                        BaseTypeDeclarationSyntax type => type.Identifier,
                        DelegateDeclarationSyntax type => type.Identifier,
                        _ => default,
                    }))
                    files.TryAdd(space.Name + "." + name.ValueText, file);
            }
        }

        return files;
    }
}
