using System.Collections.Immutable;
using Microsoft.CodeAnalysis.CodeActions;
using Microsoft.CodeAnalysis.CodeFixes;

namespace Microsoft.CodeAnalysis.Testing;

/// <summary>The code fixes of one test run: applies them until nothing is left to do, and compares the result.</summary>
internal sealed class FixSession(
    AnalysisSession analysis,
    ImmutableArray<CodeFixProvider> providers,
    CodeActionChoice choice,
    CodeActionApplication application,
    Func<ImmutableArray<Diagnostic>, Diagnostic?>? selectOne)
{
    /// <summary>One application: the title of the action and the solution after it, the same one when it changed nothing.</summary>
    private sealed record Step(string Title, Solution Result);

    /// <summary>Applies the chosen action to one diagnostic after the other.</summary>
    public Task VerifyFixEachAsync(Solution solution, FixTarget target, int limit, IVerifier verifier, CancellationToken cancellationToken) =>
        RepeatAsync(solution, target, limit, FixNextAsync, verifier, cancellationToken);

    /// <summary>Applies Fix All of the provider that offers the chosen action, if it has the scope.</summary>
    public Task VerifyFixAllAsync(
        Solution solution, FixTarget target, FixAllScope scope, int limit, IVerifier verifier, CancellationToken cancellationToken) =>
        providers.Any(provider => Supports(provider, scope))
            ? RepeatAsync(
                solution,
                target,
                limit,
                (current, diagnostics, stepVerifier, token) => FixAllAsync(current, diagnostics, scope, stepVerifier, token),
                verifier,
                cancellationToken)
            : Task.CompletedTask;

    private async Task RepeatAsync(
        Solution solution,
        FixTarget target,
        int limit,
        Func<Solution, ImmutableArray<Diagnostic>, IVerifier, CancellationToken, Task<Step?>> next,
        IVerifier verifier,
        CancellationToken cancellationToken)
    {
        var most = Math.Abs(limit);
        var applied = 0;
        string? note = null;
        ImmutableArray<Diagnostic> previous = [];
        while (true)
        {
            var diagnostics = await analysis.DiagnosticsOfAsync(solution, verifier, cancellationToken).ConfigureAwait(false);
            if (diagnostics.IsEmpty || (applied > 0 && diagnostics.SequenceEqual(previous, SamePlace.Instance)))
            {
                break;
            }

            var step = await next(solution, diagnostics, verifier, cancellationToken).ConfigureAwait(false);
            if (step is null)
            {
                break;
            }

            if (applied == most)
            {
                note = most == 0
                    ? $"No code action is expected, but '{step.Title}' is offered. "
                    : $"More than {most} iterations are needed: '{step.Title}' is still offered. ";
                break;
            }

            applied++;
            if (step.Result == solution)
            {
                break;
            }

            previous = diagnostics;
            solution = await target.EquateAsync(step.Result, cancellationToken).ConfigureAwait(false);
            if (selectOne is not null)
            {
                break;
            }
        }

        await target.VerifyAsync(solution, note, verifier, cancellationToken).ConfigureAwait(false);
        verifier.True(note is null, note);
        if (limit >= -1)
        {
            verifier.True(applied == most, $"Expected '{most}' iterations but found '{applied}'.");
        }
    }

    private async Task<Step?> FixNextAsync(
        Solution solution, ImmutableArray<Diagnostic> diagnostics, IVerifier verifier, CancellationToken cancellationToken)
    {
        Step? unchanged = null;
        foreach (var (document, diagnostic) in FixableIn(solution, diagnostics))
        {
            if (await FindActionAsync(document, diagnostic, verifier, cancellationToken).ConfigureAwait(false) is not (var action, _))
            {
                continue;
            }

            var result = await application.ApplyAsync(solution, action, verifier, cancellationToken).ConfigureAwait(false);
            if (await SolutionDifference.ExistsAsync(solution, result, cancellationToken).ConfigureAwait(false))
            {
                return new Step(action.Title, result);
            }

            unchanged ??= new Step(action.Title, solution);
        }

        return unchanged;
    }

    private async Task<Step?> FixAllAsync(
        Solution solution, ImmutableArray<Diagnostic> diagnostics, FixAllScope scope, IVerifier verifier, CancellationToken cancellationToken)
    {
        foreach (var (document, diagnostic) in FixableIn(solution, diagnostics))
        {
            if (await FindActionAsync(document, diagnostic, verifier, cancellationToken).ConfigureAwait(false) is not var (single, provider)
                || !Supports(provider, scope))
            {
                continue;
            }

            var context = new FixAllContext(
                document,
                provider,
                scope,
                single.EquivalenceKey!,
                provider.GetFixAllProvider()!.GetSupportedFixAllDiagnosticIds(provider),
                new KnownDiagnostics(diagnostics),
                cancellationToken);
            var action = await provider.GetFixAllProvider()!.GetFixAsync(context).ConfigureAwait(false);
            if (action is null)
            {
                return null;
            }

            var result = await application.ApplyAsync(solution, action, verifier, cancellationToken).ConfigureAwait(false);
            var changes = await SolutionDifference.ExistsAsync(solution, result, cancellationToken).ConfigureAwait(false);
            return new Step(single.Title, changes ? result : solution);
        }

        return null;
    }

    private IEnumerable<(Document Document, Diagnostic Diagnostic)> FixableIn(Solution solution, ImmutableArray<Diagnostic> diagnostics)
    {
        var fixable = diagnostics.Where(diagnostic =>
            providers.Any(provider => provider.FixableDiagnosticIds.Contains(diagnostic.Id))
            && solution.GetDocument(diagnostic.Location.SourceTree) is not null);
        if (selectOne is not null)
        {
            fixable = selectOne([.. fixable]) is { } selected ? [selected] : [];
        }

        return fixable.Select(diagnostic => (solution.GetDocument(diagnostic.Location.SourceTree)!, diagnostic));
    }

    private async Task<(CodeAction Action, CodeFixProvider Provider)?> FindActionAsync(
        Document document, Diagnostic diagnostic, IVerifier verifier, CancellationToken cancellationToken)
    {
        var offered = new List<(CodeAction Action, CodeFixProvider Provider)>();
        foreach (var provider in providers.Where(candidate => candidate.FixableDiagnosticIds.Contains(diagnostic.Id)))
        {
            var context = new CodeFixContext(document, diagnostic, (action, _) => offered.Add((action, provider)), cancellationToken);
            await provider.RegisterCodeFixesAsync(context).ConfigureAwait(false);
        }

        return choice.Choose([.. offered.Select(pair => pair.Action)], verifier) is { } chosen
            ? offered.First(pair => pair.Action == chosen)
            : null;
    }

    private static bool Supports(CodeFixProvider provider, FixAllScope scope) =>
        provider.GetFixAllProvider()?.GetSupportedFixAllScopes().Contains(scope) == true;
}
