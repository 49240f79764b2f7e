using System.Collections.Concurrent;
using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeActions;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.Tests.Behaviour;

/// <summary>
/// Applies what a rule offers to a source that compiles against the running runtime, finding by finding, until nothing more is offered: the
/// other half of a comparison by <see cref="SameBehaviour"/>.
/// </summary>
internal static class AppliedFix
{
    private static readonly AdhocWorkspace Workspace = new();

    // A compilation that adds a file to another takes over how that one bound its references.
    private static readonly ConcurrentDictionary<LanguageVersion, Lazy<Task<Project>>> EmptyProjects = new();

    /// <summary>The source after every safe fix; fails the test when none was offered.</summary>
    public static Task<string> SafeAsync<TAnalyzer, TFix>(string source, LanguageVersion languageVersion = LanguageVersion.Latest)
        where TAnalyzer : DiagnosticAnalyzer, new()
        where TFix : CodeFixProvider, new() =>
        ApplyAsync<TAnalyzer, TFix>(source, languageVersion, static action => action.EquivalenceKey?.EndsWith('!') == false);

    /// <summary>The source after every fix that <paramref name="isChosen"/> accepts; fails the test when none was offered.</summary>
    public static async Task<string> ApplyAsync<TAnalyzer, TFix>(string source, LanguageVersion languageVersion, Func<CodeAction, bool> isChosen)
        where TAnalyzer : DiagnosticAnalyzer, new()
        where TFix : CodeFixProvider, new()
    {
        var project = await EmptyProjects.GetOrAdd(languageVersion, static version => new(() => AddAsync(version))).Value;
        var document = project.AddDocument("Test.cs", SourceText.From(source));
        for (var applied = 0; ; applied++)
        {
            if (await FirstActionAsync<TAnalyzer, TFix>(document, isChosen) is not { } action)
            {
                Assert.True(applied > 0, "No fix was offered for" + Environment.NewLine + source);
                return (await document.GetTextAsync()).ToString();
            }

            Assert.True(applied < 100, "The fix does not come to an end.");
            var operation = (await action.GetOperationsAsync(CancellationToken.None)).OfType<ApplyChangesOperation>().Single();
            document = operation.ChangedSolution.GetDocument(document.Id)!;
        }
    }

    private static async Task<Project> AddAsync(LanguageVersion languageVersion)
    {
        var id = ProjectId.CreateNewId();
        var project = Workspace.CurrentSolution.AddProject(ProjectInfo.Create(
            id, VersionStamp.Default, "Test", "Test", LanguageNames.CSharp,
            compilationOptions: new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary, allowUnsafe: true),
            parseOptions: new CSharpParseOptions(languageVersion),
            metadataReferences: CompiledMethods.References)).GetProject(id)!;
        project = project.AddAnalyzerConfigDocument(
            ".globalconfig",
            SourceText.From("is_global = true\ndotnet_code_quality.allocations.minimum_heat = unknown\n"),
            filePath: "/.globalconfig").Project;
        await project.GetCompilationAsync();
        return project;
    }

    private static async Task<CodeAction?> FirstActionAsync<TAnalyzer, TFix>(Document document, Func<CodeAction, bool> isChosen)
        where TAnalyzer : DiagnosticAnalyzer, new()
        where TFix : CodeFixProvider, new()
    {
        var compilation = (await document.Project.GetCompilationAsync())!.WithAnalyzers([new TAnalyzer()], document.Project.AnalyzerOptions);
        var fix = new TFix();
        foreach (var diagnostic in (await compilation.GetAnalyzerDiagnosticsAsync(CancellationToken.None)).OrderBy(static d => d.Location.SourceSpan.Start))
        {
            Assert.NotEqual("AD0001", diagnostic.Id);
            var chosen = default(CodeAction);
            await fix.RegisterCodeFixesAsync(new CodeFixContext(document, diagnostic, Register, CancellationToken.None));
            if (chosen is not null)
                return chosen;

            void Register(CodeAction action, ImmutableArray<Diagnostic> diagnostics)
            {
                if (isChosen(action))
                    chosen ??= action;
            }
        }

        return null;
    }
}
