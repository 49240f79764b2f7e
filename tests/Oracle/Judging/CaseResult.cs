using System.Collections.Immutable;
using Allocations.Oracle.Format;
using Allocations.Oracle.Measuring;

namespace Allocations.Oracle.Judging;

/// <summary>Everything that was seen of a case, and what is wrong with it.</summary>
internal sealed class CaseResult(string name, OracleCase? @case)
{
    private readonly List<string> _problems = [];

    /// <summary>The name of the case.</summary>
    public string Name { get; } = name;

    /// <summary>The case; null where its file cannot be read.</summary>
    public OracleCase? Case { get; } = @case;

    /// <summary>Measured bytes by environment and runtime.</summary>
    public Dictionary<JitEnvironment, SortedDictionary<string, ByteCount>> Bytes { get; } = [];

    /// <summary>Measured bytes of the fixed form by environment and runtime.</summary>
    public Dictionary<JitEnvironment, SortedDictionary<string, ByteCount>> BytesAfter { get; } = [];

    /// <summary>The instructions that may allocate, in the members that are judged.</summary>
    public ImmutableArray<AllocationSite> Il { get; set; } = [];

    /// <summary>What the rules reported.</summary>
    public ImmutableArray<ReportedFinding> Findings { get; set; } = [];

    /// <summary>The rules whose numbers were compared with what was measured.</summary>
    public ImmutableArray<string> Compared { get; set; } = [];

    /// <summary>Inputs on which original and fixed code were compared.</summary>
    public int BehaviourRuns { get; set; }

    /// <summary>The call that showed the difference of an unsafe fix.</summary>
    public string? Shown { get; set; }

    /// <summary>What is wrong, in the order in which it was found.</summary>
    public IReadOnlyList<string> Problems => _problems;

    /// <summary><c>ok</c>, or every reason why not.</summary>
    public string Verdict => _problems.Count == 0 ? "ok" : string.Join("; ", _problems);

    /// <summary>Notes a reason against the case.</summary>
    public void Fail(string problem) => _problems.Add(problem);

    /// <summary>What was measured on a runtime; null where that runtime or environment was not.</summary>
    public ByteCount? BytesOn(JitEnvironment environment, string runtime) =>
        Bytes.TryGetValue(environment, out var ofRuntimes) && ofRuntimes.TryGetValue(runtime, out var count) ? count : null;
}
