using System.Collections.Immutable;
using System.Globalization;
using Allocations.Analyzers.Reporting;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeActions;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Allocations.Fixing;

/// <summary>One finding as tables and JSON show it.</summary>
/// <param name="Id">The rule.</param>
/// <param name="Place"><c>File.cs:line</c>, relative to the folder.</param>
/// <param name="Severity">Warning, Info or Hidden.</param>
/// <param name="Bytes">Bytes per execution; null where that is not computable.</param>
/// <param name="Why">Why the place is hot, or that nothing is known.</param>
/// <param name="Message">The whole message.</param>
public sealed record FindingRow(string Id, string Place, string Severity, long? Bytes, string Why, string Message);

/// <summary>One fix that was applied.</summary>
/// <param name="Id">The rule.</param>
/// <param name="Place"><c>File.cs:line</c> at the time of the fix.</param>
/// <param name="Title">The title of the action; an unsafe one says how behaviour may differ.</param>
/// <param name="IsSafe">Whether behaviour cannot differ.</param>
public sealed record AppliedFix(string Id, string Place, string Title, bool IsSafe);

/// <summary>
/// Finds and fixes one project the way a person with a lightbulb does: the first offered action of the first finding in file order, then
/// analysis again, until nothing is offered. The result depends on nothing but the sources.
/// </summary>
/// <param name="project">The sources, with the options of their <c>.editorconfig</c>.</param>
/// <param name="analyzers">The analyzers that find.</param>
/// <param name="fixes">The fixes that are offered.</param>
public sealed class FixSession(Project project, ImmutableArray<DiagnosticAnalyzer> analyzers, ImmutableArray<CodeFixProvider> fixes)
{
    private const int MostFixes = 1000;

    private (Project Project, IReadOnlyList<Diagnostic> Diagnostics)? _known;

    /// <summary>A session with every analyzer and fix of the package.</summary>
    public FixSession(Project project)
        : this(project, Catalogue.Analyzers, Catalogue.Fixes)
    {
    }

    /// <summary>The project with every fix applied so far.</summary>
    public Project Project { get; private set; } = project;

    /// <summary>The findings of the current sources in file order.</summary>
    public async Task<ImmutableArray<FindingRow>> FindAsync(CancellationToken cancellationToken = default) =>
        [.. (await DiagnosticsAsync(cancellationToken)).Select(ToRow)];

    /// <summary>Applies fixes until none is offered and yields each.</summary>
    /// <param name="includeUnsafe">Whether to take an unsafe action where a finding has no safe one.</param>
    /// <param name="cancellationToken">Ends the session between two fixes.</param>
    /// <exception cref="InvalidOperationException">The fixes do not come to an end.</exception>
    public async IAsyncEnumerable<AppliedFix> FixAsync(
        bool includeUnsafe, [System.Runtime.CompilerServices.EnumeratorCancellation] CancellationToken cancellationToken = default)
    {
        for (var count = 0; await FixNextAsync(includeUnsafe, cancellationToken) is { } applied; count++)
        {
            if (count == MostFixes)
                throw new InvalidOperationException($"The fixes do not converge; the last one was {applied}.");
            yield return applied;
        }
    }

    /// <summary>
    /// Runs Fix All for one rule after the other in the order of their ids, as <c>dotnet format</c> does, again and again until nothing changes.
    /// Only safe fixes take part, unless the options allow unsafe ones.
    /// </summary>
    /// <exception cref="InvalidOperationException">The fixes do not come to an end.</exception>
    public async Task FixAllAsync(CancellationToken cancellationToken = default)
    {
        for (var runs = 0; await FixEachRuleAsync(cancellationToken); runs++)
        {
            if (runs == MostFixes)
                throw new InvalidOperationException("Fix All does not converge.");
        }
    }

    private async Task<bool> FixEachRuleAsync(CancellationToken cancellationToken)
    {
        var before = Project.Solution;
        var diagnostics = await DiagnosticsAsync(cancellationToken);
        for (var id = NextFixable(""); id is not null; id = NextFixable(id))
        {
            if (await FixAllOfAsync(id, diagnostics, cancellationToken))
                diagnostics = await DiagnosticsAsync(cancellationToken);
        }

        return Project.Solution != before;

        string? NextFixable(string last) => diagnostics
            .Where(diagnostic => string.CompareOrdinal(diagnostic.Id, last) > 0 && fixes.Any(fix => fix.FixableDiagnosticIds.Contains(diagnostic.Id)))
            .Min(static diagnostic => diagnostic.Id);
    }

    private async Task<bool> FixAllOfAsync(string id, IReadOnlyList<Diagnostic> diagnostics, CancellationToken cancellationToken)
    {
        var provider = fixes.First(fix => fix.FixableDiagnosticIds.Contains(id));
        var context = new FixAllContext(
            Project,
            provider,
            FixAllScope.Project,
            codeActionEquivalenceKey: null!,
            [id],
            new KnownDiagnostics([.. diagnostics.Where(diagnostic => diagnostic.Id == id)]),
            cancellationToken);
        if (provider.GetFixAllProvider() is not { } fixAll || await fixAll.GetFixAsync(context) is not { } action)
            return false;
        var operations = await action.GetOperationsAsync(cancellationToken);
        Project = operations.OfType<ApplyChangesOperation>().Single().ChangedSolution.GetProject(Project.Id)!;
        return true;
    }

    private async Task<AppliedFix?> FixNextAsync(bool includeUnsafe, CancellationToken cancellationToken)
    {
        foreach (var diagnostic in await DiagnosticsAsync(cancellationToken))
        {
            var actions = await ActionsAsync(diagnostic, cancellationToken);
            var action = actions.FirstOrDefault(IsSafe) ?? (includeUnsafe ? actions.FirstOrDefault() : null);
            if (action is null)
                continue;
            var operations = await action.GetOperationsAsync(cancellationToken);
            var changed = operations.OfType<ApplyChangesOperation>().Single().ChangedSolution;
            Project = changed.GetProject(Project.Id)!;
            return new AppliedFix(diagnostic.Id, PlaceOf(diagnostic), action.Title, IsSafe(action));
        }

        return null;
    }

    private static bool IsSafe(CodeAction action) => action is FixAction { Safety: FixSafety.Safe };

    private async Task<List<CodeAction>> ActionsAsync(Diagnostic diagnostic, CancellationToken cancellationToken)
    {
        var actions = new List<CodeAction>();
        foreach (var provider in fixes.Where(fix => fix.FixableDiagnosticIds.Contains(diagnostic.Id)))
        {
            var document = Project.GetDocument(diagnostic.Location.SourceTree)!;
            await provider.RegisterCodeFixesAsync(new CodeFixContext(document, diagnostic, (action, _) => actions.Add(action), cancellationToken));
        }

        return actions;
    }

    private async Task<IReadOnlyList<Diagnostic>> DiagnosticsAsync(CancellationToken cancellationToken)
    {
        if (_known is not { } known || known.Project != Project)
            _known = known = (Project, await Findings.OfAsync(Project, analyzers, cancellationToken));
        return known.Diagnostics;
    }

    private static FindingRow ToRow(Diagnostic diagnostic) => new(
        diagnostic.Id,
        PlaceOf(diagnostic),
        diagnostic.Severity.ToString(),
        diagnostic.Properties.TryGetValue(FindingProperties.Bytes, out var bytes) && long.TryParse(bytes, CultureInfo.InvariantCulture, out var number)
            ? number
            : null,
        diagnostic.Properties.GetValueOrDefault(FindingProperties.Why) ?? "",
        diagnostic.GetMessage(CultureInfo.InvariantCulture));

    private static string PlaceOf(Diagnostic diagnostic)
    {
        var span = diagnostic.Location.GetLineSpan();
        return $"{span.Path}:{span.StartLinePosition.Line + 1}";
    }

    /// <summary>The findings of one rule, which the session has already.</summary>
    private sealed class KnownDiagnostics(ImmutableArray<Diagnostic> diagnostics) : FixAllContext.DiagnosticProvider
    {
        public override Task<IEnumerable<Diagnostic>> GetAllDiagnosticsAsync(Project project, CancellationToken cancellationToken) =>
            Task.FromResult<IEnumerable<Diagnostic>>(diagnostics);

        public override Task<IEnumerable<Diagnostic>> GetProjectDiagnosticsAsync(Project project, CancellationToken cancellationToken) =>
            Task.FromResult<IEnumerable<Diagnostic>>([]);

        public override async Task<IEnumerable<Diagnostic>> GetDocumentDiagnosticsAsync(Document document, CancellationToken cancellationToken)
        {
            var tree = await document.GetSyntaxTreeAsync(cancellationToken);
            return diagnostics.Where(diagnostic => diagnostic.Location.SourceTree == tree);
        }
    }
}
