using System.Diagnostics;
using System.Numerics;

namespace Allocations.Bench.MiniResp;

/// <summary>Counts times by their size, to three per cent, so that each of millions can be kept.</summary>
internal sealed class LatencyHistogram
{
    private const int Parts = 32;

    private readonly long[] _counts = new long[64 * Parts];

    public long Count { get; private set; }

    /// <summary>Adds a time in ticks of the stopwatch.</summary>
    public void Add(long ticks)
    {
        _counts[IndexOf(Math.Max(ticks, 1))]++;
        Count++;
    }

    /// <summary>Takes all times from another.</summary>
    public void Take(LatencyHistogram other)
    {
        for (var i = 0; i < _counts.Length; i++)
            _counts[i] += other._counts[i];
        Count += other.Count;
        Array.Clear(other._counts);
        other.Count = 0;
    }

    /// <summary>The time in microseconds that such a part of all times does not exceed.</summary>
    public double Percentile(double part)
    {
        var left = (long)Math.Ceiling(Count * part);
        for (var i = 0; i < _counts.Length; i++)
        {
            left -= _counts[i];
            if (left <= 0)
                return EndOf(i) * 1e6 / Stopwatch.Frequency;
        }

        return 0;
    }

    private static int IndexOf(long ticks)
    {
        var exponent = BitOperations.Log2((ulong)ticks);
        var part = exponent < 5 ? (int)((ticks - (1L << exponent)) << (5 - exponent)) : (int)((ticks >> (exponent - 5)) - Parts);
        return exponent * Parts + part;
    }

    private static double EndOf(int index) => Math.ScaleB(1 + (index % Parts + 1) / (double)Parts, index / Parts);
}
