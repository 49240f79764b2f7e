using System.Collections.Immutable;
using Allocations.CodeFixes.Verification;
using Allocations.Oracle.Format;
using Allocations.Oracle.Judging;
using Allocations.Oracle.Measuring;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeActions;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.Oracle.Behaviour;

/// <summary>One action that was applied.</summary>
/// <param name="Title">What a person reads before choosing it.</param>
/// <param name="IsSafe">Whether it claims that no behaviour differs.</param>
internal sealed record AppliedAction(string Title, bool IsSafe);

/// <summary>A case after its fix: made by the analyzer and the fix themselves, finding by finding, until none is offered any more.</summary>
/// <param name="Code">The code after all actions.</param>
/// <param name="Actions">What was applied.</param>
internal sealed record FixedCode(string Code, ImmutableArray<AppliedAction> Actions)
{
    private const int MostActions = 50;

    /// <summary>Applies what the case's fix offers.</summary>
    /// <exception cref="InvalidOperationException">The fix does not come to an end.</exception>
    public static async Task<FixedCode> OfAsync(
        OracleCase @case, CaseAssembly assembly, ImmutableArray<DiagnosticAnalyzer> analyzers, ImmutableArray<CodeFixProvider> fixes)
    {
        var claim = @case.Header.Fix!;
        var chosen = analyzers.Where(analyzer => analyzer.SupportedDiagnostics.Any(descriptor => descriptor.Id == claim.Rule)).ToImmutableArray();
        var providers = fixes.Where(fix => fix.FixableDiagnosticIds.Contains(claim.Rule)).ToArray();
        using var workspace = new AdhocWorkspace();
        var document = DocumentOf(@case, assembly, workspace);
        var applied = ImmutableArray.CreateBuilder<AppliedAction>();
        while (await FirstActionAsync(document, claim, chosen, providers) is { } action)
        {
            if (applied.Count == MostActions)
                throw new InvalidOperationException($"The fix does not come to an end; the last action was '{action.Title}'.");
            var operation = (await action.GetOperationsAsync(CancellationToken.None)).OfType<ApplyChangesOperation>().Single();
            document = operation.ChangedSolution.GetDocument(document.Id)!;
            applied.Add(new AppliedAction(action.Title, IsSafe(action)));
        }

        return new FixedCode((await document.GetTextAsync()).ToString(), applied.ToImmutable());
    }

    private static Document DocumentOf(OracleCase @case, CaseAssembly assembly, AdhocWorkspace workspace)
    {
        var project = workspace.AddProject(ProjectInfo.Create(
            ProjectId.CreateNewId(), VersionStamp.Default, "Cases", "Cases", LanguageNames.CSharp,
            compilationOptions: assembly.Written.Options,
            parseOptions: assembly.Written.SyntaxTrees[0].Options,
            metadataReferences: assembly.Written.References));
        foreach (var shared in assembly.SharedTrees)
            project = project.AddDocument(shared.FilePath, shared.GetText(), filePath: shared.FilePath).Project;
        if (!@case.Header.Fix!.KeepsAnnotations)
            project = project.AddAnalyzerConfigDocument(
                ".globalconfig",
                SourceText.From("is_global = true\ndotnet_code_quality.allocations.null_proof = strict\n"),
                filePath: "/.globalconfig").Project;
        return project.AddDocument(@case.Name, SourceText.From(@case.Code), filePath: @case.Name + ".cs");
    }

    private static async Task<CodeAction?> FirstActionAsync(
        Document document, FixClaim claim, ImmutableArray<DiagnosticAnalyzer> analyzers, CodeFixProvider[] providers)
    {
        var compilation = (await document.Project.GetCompilationAsync())!.WithAnalyzers(analyzers, ReportedFinding.Options);
        var tree = await document.GetSyntaxTreeAsync();
        var found = await compilation.GetAnalyzerDiagnosticsAsync(CancellationToken.None);
        foreach (var diagnostic in found.Where(d => d.Id == claim.Rule && d.Location.SourceTree == tree).OrderBy(static d => d.Location.SourceSpan.Start))
        {
            foreach (var provider in providers)
            {
                var offered = new List<CodeAction>();
                await provider.RegisterCodeFixesAsync(new CodeFixContext(document, diagnostic, (action, _) => offered.Add(action), CancellationToken.None));
                if (offered.Find(action => claim.Key == claim.Rule || action.EquivalenceKey?.TrimEnd('!') == claim.Key) is { } chosen)
                    return chosen;
            }
        }

        return null;
    }

    private static bool IsSafe(CodeAction action) => action is FixAction { Safety: FixSafety.Safe };
}
