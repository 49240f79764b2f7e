using System.Collections.Immutable;
using System.Globalization;
using Allocations.Analyzers;
using Allocations.CodeFixes.Rewriting;
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
public sealed class FixSession(Project project)
{
    private const int MostFixes = 1000;

    /// <summary>The project with every fix applied so far.</summary>
    public Project Project { get; private set; } = project;

    /// <summary>The findings of the current sources in file order.</summary>
    public async Task<ImmutableArray<FindingRow>> FindAsync(CancellationToken cancellationToken = default) =>
        [.. (await DiagnosticsAsync(cancellationToken)).Select(ToRow)];

    /// <summary>Applies fixes until none is offered and yields each.</summary>
    /// <param name="includeUnsafe">Whether to take an unsafe action where a finding has no safe one.</param>
    /// <param name="cancellationToken">Ends the session between two fixes.</param>
    /// <exception cref="InvalidOperationException">The fixes do not come to an end.</exception>
    public async IAsyncEnumerable<AppliedFix> FixAsync(bool includeUnsafe, [System.Runtime.CompilerServices.EnumeratorCancellation] CancellationToken cancellationToken = default)
    {
        for (var count = 0; await FixNextAsync(includeUnsafe, cancellationToken) is { } applied; count++)
        {
            if (count == MostFixes)
                throw new InvalidOperationException($"The fixes do not converge; the last one was {applied}.");
            yield return applied;
        }
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

    private static bool IsSafe(CodeAction action) => action.EquivalenceKey?.EndsWith(SafeFixAllProvider.UnsafeSuffix, StringComparison.Ordinal) == false;

    private async Task<List<CodeAction>> ActionsAsync(Diagnostic diagnostic, CancellationToken cancellationToken)
    {
        var actions = new List<CodeAction>();
        foreach (var provider in Catalogue.Fixes.Where(fix => fix.FixableDiagnosticIds.Contains(diagnostic.Id)))
        {
            var document = Project.GetDocument(diagnostic.Location.SourceTree)!;
            await provider.RegisterCodeFixesAsync(new CodeFixContext(document, diagnostic, (action, _) => actions.Add(action), cancellationToken));
        }

        return actions;
    }

    private async Task<List<Diagnostic>> DiagnosticsAsync(CancellationToken cancellationToken)
    {
        var compilation = (await Project.GetCompilationAsync(cancellationToken))!;
        var found = await compilation.WithAnalyzers(Catalogue.Analyzers, Project.AnalyzerOptions).GetAnalyzerDiagnosticsAsync(cancellationToken);
        if (found.FirstOrDefault(static d => d.Id == "AD0001") is { } crash)
            throw new InvalidOperationException(crash.ToString());
        return
        [
            .. found.Where(static d => d.Location.IsInSource && !d.IsSuppressed)
                .OrderBy(static d => d.Location.SourceTree!.FilePath, StringComparer.Ordinal)
                .ThenBy(static d => d.Location.SourceSpan.Start)
                .ThenBy(static d => d.Id, StringComparer.Ordinal),
        ];
    }

    private static FindingRow ToRow(Diagnostic diagnostic) => new(
        diagnostic.Id,
        PlaceOf(diagnostic),
        diagnostic.Severity.ToString(),
        diagnostic.Properties.TryGetValue(FindingProperties.Bytes, out var bytes) && long.TryParse(bytes, CultureInfo.InvariantCulture, out var number) ? number : null,
        diagnostic.Properties.GetValueOrDefault(FindingProperties.Why) ?? "",
        diagnostic.GetMessage(CultureInfo.InvariantCulture));

    private static string PlaceOf(Diagnostic diagnostic)
    {
        var span = diagnostic.Location.GetLineSpan();
        return $"{span.Path}:{span.StartLinePosition.Line + 1}";
    }
}
