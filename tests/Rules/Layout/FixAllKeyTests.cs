using System.Collections.Immutable;
using Allocations.Analyzers;
using Allocations.CodeFixes.Rules.Buffers.TemporaryArray;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeActions;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Allocations.Tests.Layout;

/// <summary>
/// What Fix All does for a client that takes its key from the first finding of the analyzer, which reports all rules: that finding may be of
/// another rule.
/// </summary>
public sealed class FixAllKeyTests
{
    private const string Source =
        """
        using System;
        static class C
        {
            static int Sum(string s)
            {
                var sum = 0;
                while (s != null && sum < 9) sum += int.Parse(s.Trim().Substring(1));
                for (var i = 0; i < 9; i++)
                {
                    var data = new byte[16];
                    data[i] = 1;
                    foreach (var b in data) sum += b;
                }

                return sum;
            }
        }
        """;

    [Fact]
    public async Task FindingOfAnotherRule_GetsNoFixFromThisOne()
    {
        var (document, diagnostics) = await FindAsync();
        var offered = new List<CodeAction>();
        foreach (var diagnostic in diagnostics.Where(static diagnostic => diagnostic.Id != "ALLOC501"))
            await new TemporaryArrayCodeFix().RegisterCodeFixesAsync(new CodeFixContext(
                document, diagnostic, (action, _) => offered.Add(action), TestContext.Current.CancellationToken));

        Assert.Contains(diagnostics, static diagnostic => diagnostic.Id == "ALLOC301");
        Assert.Empty(offered);
    }

    [Theory]
    [InlineData(null)]
    [InlineData("ALLOC301.Span")]
    [InlineData("ALLOC501.Other")]
    [InlineData("ALLOC501.Stack!")]
    public async Task KeyOfAnotherFinding_PreventsNoSafeFix(string? key)
    {
        var (document, diagnostics) = await FindAsync();
        var context = new FixAllContext(
            document, new TemporaryArrayCodeFix(), FixAllScope.Solution, key!, ["ALLOC501"], new Known(diagnostics), TestContext.Current.CancellationToken);

        var action = await new TemporaryArrayCodeFix().GetFixAllProvider().GetFixAsync(context);

        Assert.NotNull(action);
        var operations = await action.GetOperationsAsync(TestContext.Current.CancellationToken);
        var text = await operations.OfType<ApplyChangesOperation>().Single().ChangedSolution.GetDocument(document.Id)!.GetTextAsync(
            TestContext.Current.CancellationToken);
        Assert.Contains("stackalloc byte[16]", text.ToString(), StringComparison.Ordinal);
        Assert.Contains("s.Trim().Substring(1)", text.ToString(), StringComparison.Ordinal);
    }

    private static async Task<(Document Document, ImmutableArray<Diagnostic> Diagnostics)> FindAsync()
    {
        var references = await Microsoft.CodeAnalysis.Testing.ReferenceAssemblies.Net.Net100.ResolveAsync(
            LanguageNames.CSharp, TestContext.Current.CancellationToken);
        var project = new AdhocWorkspace().AddProject("P", LanguageNames.CSharp).WithMetadataReferences(references)
            .WithCompilationOptions(new Microsoft.CodeAnalysis.CSharp.CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary));
        var document = project.AddDocument("C.cs", Source, filePath: "/C.cs");
        var compilation = await document.Project.GetCompilationAsync(TestContext.Current.CancellationToken);
        var found = await compilation!.WithAnalyzers([new AllocationsAnalyzer()]).GetAnalyzerDiagnosticsAsync(TestContext.Current.CancellationToken);
        return (document, found);
    }

    private sealed class Known(ImmutableArray<Diagnostic> diagnostics) : FixAllContext.DiagnosticProvider
    {
        public override Task<IEnumerable<Diagnostic>> GetDocumentDiagnosticsAsync(Document document, CancellationToken cancellationToken) =>
            Task.FromResult<IEnumerable<Diagnostic>>(diagnostics);

        public override Task<IEnumerable<Diagnostic>> GetProjectDiagnosticsAsync(Project project, CancellationToken cancellationToken) =>
            Task.FromResult<IEnumerable<Diagnostic>>(diagnostics);

        public override Task<IEnumerable<Diagnostic>> GetAllDiagnosticsAsync(Project project, CancellationToken cancellationToken) =>
            Task.FromResult<IEnumerable<Diagnostic>>(diagnostics);
    }
}
