using System.Collections.Immutable;
using Microsoft.CodeAnalysis.CodeFixes;

namespace Microsoft.CodeAnalysis.Testing;

/// <summary>How often fixes are applied: what the test says, or else what the code before and after suggests.</summary>
internal sealed class IterationLimits(FixStates states, ImmutableArray<string> fixable)
{
    public int? Incremental { get; init; }

    public int? FixAll { get; init; }

    public int? FixAllInDocument { get; init; }

    public int? FixAllInProject { get; init; }

    private IEnumerable<DiagnosticResult> Fixable => states.Input.ExpectedDiagnostics.Where(expected => fixable.Contains(expected.Id));

    public int ForIncremental() => Incremental ?? (states.Input.SameContentAs(states.Fixed) ? 0 : -Fixable.Count());

    /// <summary>The scopes with the flag that skips each, its limit, and its name in failures.</summary>
    public IEnumerable<(FixAllScope Scope, CodeFixTestBehaviors Skip, int Limit, string Step)> ForFixAll()
    {
        var changes = !states.Input.SameContentAs(states.Batch);
        var documents = Fixable.Select(expected => expected.HasLocation ? expected.Spans[0].Span.Path : "").Distinct().Count();
        yield return (
            FixAllScope.Document,
            CodeFixTestBehaviors.SkipFixAllInDocumentCheck,
            FixAllInDocument ?? FixAll ?? (changes ? -documents : 0),
            "Fix all in document");
        yield return (
            FixAllScope.Project,
            CodeFixTestBehaviors.SkipFixAllInProjectCheck,
            FixAllInProject ?? FixAll ?? -ChangedProjects(),
            "Fix all in project");
        yield return (
            FixAllScope.Solution,
            CodeFixTestBehaviors.SkipFixAllInSolutionCheck,
            FixAll ?? (changes ? -1 : 0),
            "Fix all in solution");
    }

    private int ChangedProjects() =>
        (ProjectState.SameFiles(states.Input, states.Batch) ? 0 : 1)
        + states.Input.AdditionalProjects.Count(pair =>
            !states.Batch.AdditionalProjects.TryGetValue(pair.Key, out var project) || !ProjectState.SameFiles(pair.Value, project));
}
