namespace Allocations.Bench.Cost;

/// <summary>CPU seconds of the compiler with one choice of analyzers.</summary>
/// <param name="With">What the compiler ran with.</param>
/// <param name="Median">The median of the rounds.</param>
/// <param name="Minimum">The fastest round: what is left when other programs disturb the least.</param>
internal sealed record CostTime(string With, double Median, double Minimum)
{
    /// <summary>The figures of one choice from its rounds.</summary>
    public static CostTime Of(string with, IReadOnlyList<double> rounds) => new(with, Math.Round(MedianOf(rounds), 3), Math.Round(rounds.Min(), 3));

    /// <summary>The middle of several values.</summary>
    public static double MedianOf(IReadOnlyList<double> values)
    {
        var sorted = values.Order().ToArray();
        return (sorted[(sorted.Length - 1) / 2] + sorted[sorted.Length / 2]) / 2;
    }
}
