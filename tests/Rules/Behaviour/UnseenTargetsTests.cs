using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Verification;
using Allocations.Testing;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Text;
using Verify = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Strings.ParseChain.ParseChainAnalyzer,
    Allocations.CodeFixes.Rules.Strings.ParseChain.ParseChainCodeFix>;

namespace Allocations.Tests.Behaviour;

/// <summary>Fixes in a project that is built for more frameworks than the host has loaded.</summary>
public sealed class UnseenTargetsTests
{
    private const string Property = "build_property.AllocationsTargetFrameworks";

    [Theory]
    [InlineData("net10.0,netstandard2.0", "", "", " (another target of the project is not loaded)")]
    [InlineData("net472, net10.0", "", "", " (another target of the project is not loaded)")]
    [InlineData("net10.0,netstandard2.0", "\n#if NET8_0_OR_GREATER\n", "\n#endif\n", "")]
    [InlineData("net10.0,net9.0", "", "", "")]
    [InlineData("netstandard2.0,", "", "", "")]
    [InlineData("", "", "", "")]
    public async Task Title_TellsOfATargetThatIsNotLoaded(string targets, string before, string after, string difference)
    {
        const string Head = "#define NET8_0_OR_GREATER\n#nullable enable\nusing System;\n\nclass C\n{\n    int M(string s)\n    {";
        const string End = "\n        throw null!;\n    }\n}\n";
        var test = new Verify.Test
        {
            TestCode = Head + before + "\n        if (s.Length > 3)\n            return int.Parse([|s.Substring(1)|]);" + after + End,
            FixedCode = Head + before + "\n        if (s.Length > 3)\n            return int.Parse(s.AsSpan(1));" + after + End,
        };
        test.TestState.AnalyzerConfigFiles.Add(("/Targets.globalconfig", "is_global = true\n" + Property + " = " + targets + "\n"));

        Assert.Equal("Slice a span instead of making strings" + difference, await test.RunForTitleAsync(TestContext.Current.CancellationToken));
    }

    [Theory]
    [InlineData("P.csproj", false)]
    [InlineData("Other.csproj", true)]
    public async Task TargetThatIsLoaded_IsCompiled(string other, bool differs)
    {
        using var workspace = new AdhocWorkspace();
        var solution = workspace.CurrentSolution;
        foreach (var (name, file) in ((string, string)[])[("P (net10.0)", "P.csproj"), ("P (netstandard2.0)", other)])
        {
            var id = ProjectId.CreateNewId();
            solution = solution.AddProject(ProjectInfo.Create(id, VersionStamp.Default, name, "P", LanguageNames.CSharp, file))
                .AddDocument(DocumentId.CreateNewId(id), "C.cs", "class C { }", filePath: "/C.cs")
                .AddAnalyzerConfigDocument(
                    DocumentId.CreateNewId(id), ".globalconfig", SourceText.From("is_global = true\n" + Property + " = net10.0,netstandard2.0\n"),
                    filePath: "/.globalconfig");
        }

        var document = solution.Projects.First().Documents.Single();
        var root = await document.GetSyntaxRootAsync(TestContext.Current.CancellationToken);
        var model = await document.GetSemanticModelAsync(TestContext.Current.CancellationToken);
        var request = new FixRequest(document, root!, model!, Diagnostic: null!, root!.DescendantNodes().First());

        Assert.Equal(differs, UnseenTargets.DifferenceAt(request, TestContext.Current.CancellationToken) is not null);
    }
}
