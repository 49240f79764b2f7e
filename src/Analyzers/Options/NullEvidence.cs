namespace Allocations.Analyzers.Options;

/// <summary>What a fix takes as evidence that a value is not null.</summary>
internal enum NullEvidence
{
    /// <summary>What runs, and where nullable annotations are enabled, what they promise and the compiler's flow analysis concludes from them.</summary>
    Annotations,

    /// <summary>Only what runs: a test, a dereference, or a value that cannot be null, whatever callers pass.</summary>
    Strict,
}
