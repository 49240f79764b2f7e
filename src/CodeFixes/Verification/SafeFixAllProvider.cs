using System.Collections.Immutable;
using Allocations.Analyzers.Options;
using Allocations.CodeFixes.Edits;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeActions;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.CodeFixes.Verification;

/// <summary>
/// Fix All in document, project and solution for what is safe. Each finding is fixed on the original solution; the edits are then merged:
/// equal edits, such as a helper that two findings need, are made once, whole lines that two fixes add at one place come one after the other, and a
/// fix that would overlap an earlier one is left for the next run as a whole, never in part, as is one that together with the others does not
/// compile, such as a second declaration of the same name. Unsafe fixes take part only where <c>unsafe_fixes = true</c>. The key that a client asks
/// with is a preference among the fixes of a finding and no condition: <c>dotnet format</c> takes that of the first finding that the analyzer reports
/// anywhere, which may have only an unsafe fix, another fix than the rest, none, or belong to another rule.
/// </summary>
internal sealed class SafeFixAllProvider : FixAllProvider
{
    public static SafeFixAllProvider Instance { get; } = new();

    public override IEnumerable<FixAllScope> GetSupportedFixAllScopes() => [FixAllScope.Document, FixAllScope.Project, FixAllScope.Solution];

    public override async Task<CodeAction?> GetFixAsync(FixAllContext context)
    {
        var changed = await FixAsync(context).ConfigureAwait(false);
        return changed is null
            ? null
            : CodeAction.Create("Fix all " + string.Join(", ", context.DiagnosticIds), _ => Task.FromResult(changed), context.CodeActionEquivalenceKey);
    }

    private static async Task<Solution?> FixAsync(FixAllContext context)
    {
        var fixes = new List<Solution>();
        foreach (var (document, diagnostic) in await DiagnosticsAsync(context).ConfigureAwait(false))
        {
            if (await ActionAsync(context, document, diagnostic).ConfigureAwait(false) is { } action)
            {
                var operations = await action.GetOperationsAsync(context.CancellationToken).ConfigureAwait(false);
                if (operations.OfType<ApplyChangesOperation>().FirstOrDefault() is { } apply)
                    fixes.Add(apply.ChangedSolution);
            }
        }

        var all = new MergedEdits(context.Solution);
        foreach (var fix in fixes)
            await all.TryAddAsync(fix, context.CancellationToken).ConfigureAwait(false);
        var merged = all.Apply();
        return merged is null || fixes.Count == 1 || await IsSoundAsync(context, merged).ConfigureAwait(false)
            ? merged
            : await OneByOneAsync(context, fixes).ConfigureAwait(false);
    }

    /// <summary>The fixes that compile together: each is added only where the result of those before it and it does.</summary>
    private static async Task<Solution?> OneByOneAsync(FixAllContext context, List<Solution> fixes)
    {
        var result = default(Solution);
        var edits = new MergedEdits(context.Solution);
        foreach (var fix in fixes)
        {
            var more = edits.Copy();
            await more.TryAddAsync(fix, context.CancellationToken).ConfigureAwait(false);
            if (more.Apply() is { } merged
                && await IsSoundAsync(context, merged).ConfigureAwait(false))
            {
                (edits, result) = (more, merged);
            }
        }

        return result;
    }

    private static Task<bool> IsSoundAsync(FixAllContext context, Solution merged) =>
        FixVerification.CompilesAsync(context.Solution, merged, declaredName: null, context.CancellationToken);

    private static async Task<List<(Document Document, Diagnostic Diagnostic)>> DiagnosticsAsync(FixAllContext context)
    {
        var found = new List<(Document, Diagnostic)>();
        var projects = context.Scope switch
        {
            FixAllScope.Solution => context.Solution.Projects,
            _ => [context.Project],
        };
        foreach (var project in projects.OrderBy(static project => project.FilePath ?? project.Name, StringComparer.Ordinal))
        {
            var diagnostics = context is { Scope: FixAllScope.Document, Document: { } only }
                ? await context.GetDocumentDiagnosticsAsync(only).ConfigureAwait(false)
                : await context.GetAllDiagnosticsAsync(project).ConfigureAwait(false);
            var ordered = diagnostics
                .Where(static diagnostic => !diagnostic.IsSuppressed)
                .OrderBy(static diagnostic => diagnostic.Location.SourceTree?.FilePath, StringComparer.Ordinal)
                .ThenBy(static diagnostic => diagnostic.Location.SourceSpan.Start);
            foreach (var diagnostic in ordered)
            {
                if (project.GetDocument(diagnostic.Location.SourceTree) is { } document)
                    found.Add((document, diagnostic));
            }
        }

        return found;
    }

    private static async Task<CodeAction?> ActionAsync(FixAllContext context, Document document, Diagnostic diagnostic)
    {
        var key = context.CodeActionEquivalenceKey;
        var tree = diagnostic.Location.SourceTree!;
        var allowsUnsafe = document.Project.AnalyzerOptions.AnalyzerConfigOptionsProvider.Get(AllocationOptions.UnsafeFixes, diagnostic.Id, tree);
        var isOther = key is null || !context.DiagnosticIds.Any(id => key.StartsWith(id + ".", StringComparison.Ordinal));
        var chosen = default(CodeAction);
        var safe = default(CodeAction);
        var other = default(CodeAction);
        var fixContext = new CodeFixContext(document, diagnostic, Register, context.CancellationToken);
        await context.CodeFixProvider.RegisterCodeFixesAsync(fixContext).ConfigureAwait(false);
        return chosen ?? safe ?? (isOther ? other : null);

        void Register(CodeAction action, ImmutableArray<Diagnostic> diagnostics)
        {
            var isSafe = action is FixAction { Safety: FixSafety.Safe };
            if (!isSafe && !allowsUnsafe)
                return;
            if (action.EquivalenceKey == key)
                chosen ??= action;
            else if (isSafe)
                safe ??= action;
            else
                other ??= action;
        }
    }

    /// <summary>The edits of accepted fixes, by document of the original solution.</summary>
    private sealed class MergedEdits(Solution original)
    {
        private readonly Dictionary<DocumentId, TextEdits> _edits = [];

        public MergedEdits Copy()
        {
            var copy = new MergedEdits(original);
            foreach (var edits in _edits)
                copy._edits.Add(edits.Key, edits.Value.Copy());
            return copy;
        }

        public async Task TryAddAsync(Solution changed, CancellationToken cancellationToken)
        {
            var ofFix = new List<(TextEdits Edits, TextChange[] Changes)>();
            foreach (var id in changed.GetChanges(original).GetProjectChanges().SelectMany(static project => project.GetChangedDocuments()))
            {
                var changes = await changed.GetDocument(id)!.GetTextChangesAsync(original.GetDocument(id)!, cancellationToken).ConfigureAwait(false);
                var text = await original.GetDocument(id)!.GetTextAsync(cancellationToken).ConfigureAwait(false);
                if (!_edits.TryGetValue(id, out var edits))
                    _edits.Add(id, edits = new TextEdits(text));
                ofFix.Add((edits, [.. LineEdits.Of(text, changes)]));
            }

            if (!ofFix.All(static file => file.Edits.Allows(file.Changes)))
                return;
            foreach (var (edits, changes) in ofFix)
            {
                foreach (var change in changes)
                    edits.Add(change);
            }
        }

        public Solution? Apply()
        {
            var solution = original;
            foreach (var edits in _edits)
            {
                if (edits.Value.Changes.Count > 0)
                    solution = solution.WithDocumentText(edits.Key, edits.Value.Applied());
            }

            return solution == original ? null : solution;
        }
    }
}
