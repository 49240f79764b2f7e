using System.Collections.Immutable;
using Allocations.Analyzers.Rules.Strings.ParseChain;
using Allocations.CodeFixes.Rules.Strings.ParseChain;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CodeActions;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Testing;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.Tests.Strings.ParseChain;

/// <summary>A file of a project with several targets is fixed only by what all of them can compile.</summary>
public sealed class ParseChainLinkedTests
{
    [Theory]
    [InlineData("net8.0", "net10.0", 1)]
    [InlineData("net8.0", "netstandard2.0", 0)]
    public async Task FileOfTwoTargets_IsFixedWhereBothHaveSpans(string first, string second, int expected)
    {
        const string Source = "class C { static int M(string s) { var n = 0; if (s != null) while (n < 9) n += int.Parse(s.Substring(1)); return n; } }";
        using var workspace = new AdhocWorkspace();
        var solution = await AddAsync(await AddAsync(workspace.CurrentSolution, first, Source), second, Source);
        var document = solution.Projects.Single(project => project.Name == first).Documents.Single();
        Assert.Single(document.GetLinkedDocumentIds());
        var found = await (await document.Project.GetCompilationAsync(TestContext.Current.CancellationToken))!.WithAnalyzers([new ParseChainAnalyzer()])
            .GetAnalyzerDiagnosticsAsync(TestContext.Current.CancellationToken);

        var actions = new List<CodeAction>();
        await new ParseChainCodeFix().RegisterCodeFixesAsync(new CodeFixContext(
            document, Assert.Single(found), (CodeAction action, ImmutableArray<Diagnostic> _) => actions.Add(action), TestContext.Current.CancellationToken));

        Assert.Equal(expected, actions.Count);
    }

    private static async Task<Solution> AddAsync(Solution solution, string target, string source)
    {
        var references = target switch
        {
            "netstandard2.0" => ReferenceAssemblies.NetStandard.NetStandard20,
            "net8.0" => ReferenceAssemblies.Net.Net80,
            _ => ReferenceAssemblies.Net.Net100,
        };
        var id = ProjectId.CreateNewId();
        return solution
            .AddProject(ProjectInfo.Create(
                id, VersionStamp.Default, target, target, LanguageNames.CSharp,
                compilationOptions: new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary),
                metadataReferences: await references.ResolveAsync(LanguageNames.CSharp, TestContext.Current.CancellationToken)))
            .AddDocument(DocumentId.CreateNewId(id), "C.cs", SourceText.From(source), filePath: "/src/C.cs");
    }
}
