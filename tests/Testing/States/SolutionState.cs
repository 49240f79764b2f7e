using System.Collections.Immutable;
using Microsoft.CodeAnalysis.Text;

namespace Microsoft.CodeAnalysis.Testing;

/// <summary>
/// What the code is at one point of a test, and which diagnostics are expected in it: before the fix, after it, or after Fix All.
/// A later state takes over what it does not set from the one before (<see cref="StateInheritanceMode"/>).
/// </summary>
public class SolutionState : ProjectState
{
    private readonly string _defaultPrefix;
    private readonly string _defaultExtension;

    /// <summary>A state without content; the arguments describe the project under test.</summary>
    public SolutionState(string name, string language, string defaultPrefix, string defaultExtension)
        : base(name, language, defaultPrefix, defaultExtension)
    {
        _defaultPrefix = defaultPrefix;
        _defaultExtension = defaultExtension;
        AdditionalProjects = new ProjectCollection(language, defaultExtension);
    }

    /// <summary>What is taken over from the state before, or null to choose by content.</summary>
    public StateInheritanceMode? InheritanceMode { get; set; }

    /// <summary>What markup stands for, or null to choose by content.</summary>
    public MarkupMode? MarkupHandling { get; set; }

    /// <summary>Projects besides the one under test.</summary>
    public ProjectCollection AdditionalProjects { get; }

    /// <summary>The diagnostics expected, besides those that markup expects.</summary>
    public List<DiagnosticResult> ExpectedDiagnostics { get; } = [];

    /// <summary>
    /// This state with what it takes over from <paramref name="baseState"/>. A state whose content differs from the one before
    /// takes over only the expected diagnostics that cannot be fixed; one that is the same expects the same.
    /// </summary>
    public SolutionState WithInheritedValuesApplied(SolutionState? baseState, ImmutableArray<string> fixableDiagnostics)
    {
        var same = baseState is not null && !ChangesContentOf(baseState);
        var inheritance = InheritanceMode ?? (baseState is null ? StateInheritanceMode.Explicit
            : same ? StateInheritanceMode.AutoInheritAll
            : StateInheritanceMode.AutoInherit);
        var result = new SolutionState(Name, Language, _defaultPrefix, _defaultExtension)
        {
            InheritanceMode = StateInheritanceMode.Explicit,
            MarkupHandling = MarkupHandling ?? (baseState is null ? MarkupMode.Allow
                : same ? baseState.MarkupHandling ?? MarkupMode.Allow
                : MarkupMode.IgnoreFixable),
        };
        result.TakeOver(this);
        if (baseState is not null && inheritance != StateInheritanceMode.Explicit)
        {
            result.TakeOverMissing(baseState, inheritance == StateInheritanceMode.AutoInheritAll ? [] : fixableDiagnostics);
        }

        return result;
    }

    /// <summary>Whether this state sets anything at all.</summary>
    internal bool IsSet =>
        InheritanceMode is not null
        || MarkupHandling is not null
        || HasContent
        || AdditionalProjects.Values.Any(static project => project.HasContent);

    internal SolutionState EmptySolution() => new(Name, Language, _defaultPrefix, _defaultExtension);

    internal bool SameContentAs(SolutionState other) =>
        SameFiles(this, other)
        && AdditionalProjects.Count == other.AdditionalProjects.Count
        && AdditionalProjects.All(pair => other.AdditionalProjects.TryGetValue(pair.Key, out var project) && SameFiles(pair.Value, project));

    /// <summary>The state with other texts in the source files of its own project.</summary>
    internal SolutionState WithSources(Func<SourceText, SourceText> change)
    {
        var result = EmptySolution();
        result.InheritanceMode = StateInheritanceMode.Explicit;
        result.TakeOver(this);
        for (var i = 0; i < result.Sources.Count; i++)
        {
            result.Sources[i] = (result.Sources[i].filename, change(result.Sources[i].content));
        }

        return result;
    }

    private bool ChangesContentOf(SolutionState baseState)
    {
        var inherits = InheritanceMode != StateInheritanceMode.Explicit;
        return Changes(Sources, baseState.Sources)
            || Changes(AdditionalFiles, baseState.AdditionalFiles)
            || Changes(AnalyzerConfigFiles, baseState.AnalyzerConfigFiles)
            || (!(inherits && AdditionalReferences.Count == 0) && !AdditionalReferences.SequenceEqual(baseState.AdditionalReferences))
            || AdditionalProjects.Any(pair =>
                !baseState.AdditionalProjects.TryGetValue(pair.Key, out var project) || !SameFiles(pair.Value, project));

        bool Changes(SourceFileCollection own, SourceFileCollection before) => !(inherits && own.Count == 0) && !own.SameAs(before);
    }

    private void TakeOver(SolutionState other)
    {
        other.CopyOptionsTo(this);
        Sources.AddRange(other.Sources);
        AdditionalFiles.AddRange(other.AdditionalFiles);
        AnalyzerConfigFiles.AddRange(other.AnalyzerConfigFiles);
        ExpectedDiagnostics.AddRange(other.ExpectedDiagnostics);
        foreach (var (name, project) in other.AdditionalProjects)
        {
            AdditionalProjects.Add(name, project);
        }
    }

    private void TakeOverMissing(SolutionState other, ImmutableArray<string> exceptDiagnostics)
    {
        AddIfEmpty(Sources, other.Sources);
        AddIfEmpty(AdditionalFiles, other.AdditionalFiles);
        AddIfEmpty(AnalyzerConfigFiles, other.AnalyzerConfigFiles);
        AddIfEmpty(AdditionalReferences, other.AdditionalReferences);
        AddIfEmpty(AdditionalProjectReferences, other.AdditionalProjectReferences);
        AddIfEmpty(ExpectedDiagnostics, other.ExpectedDiagnostics.Where(expected => !exceptDiagnostics.Contains(expected.Id)));
        ReferenceAssemblies ??= other.ReferenceAssemblies;
        OutputKind ??= other.OutputKind;
        DocumentationMode ??= other.DocumentationMode;
        if (AdditionalProjects.Count == 0)
        {
            foreach (var (name, project) in other.AdditionalProjects)
            {
                AdditionalProjects.Add(name, project);
            }
        }

        static void AddIfEmpty<T>(List<T> own, IEnumerable<T> before)
        {
            if (own.Count == 0)
            {
                own.AddRange(before);
            }
        }
    }
}
