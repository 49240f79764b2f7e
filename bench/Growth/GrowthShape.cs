namespace Allocations.Bench.Growth;

/// <summary>Code that can be made of any length: what grows, and whether the rule has something to report in it.</summary>
/// <param name="Name">What is repeated, in a few words.</param>
/// <param name="Rule">The rule whose finding or near miss it is; null for a shape that concerns all.</param>
/// <param name="Source">The file with so many repetitions.</param>
internal sealed record GrowthShape(string Name, string? Rule, Func<int, string> Source)
{
    /// <summary>The most repetitions that are measured: fewer where a compiler goes deeper with each.</summary>
    public int Most { get; init; } = Usual;

    /// <summary>Whether the compiler takes longer code of this shape as well.</summary>
    public bool CanGrow => Most == Usual;

    private const int Usual = 4_000;
}
