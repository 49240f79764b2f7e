using System.Globalization;

namespace Lru.Variants;

/// <summary>
/// How often a cache has what is asked for, where some keys are asked for more often than others. The same keys come in the same order for every
/// cache and in every run.
/// </summary>
public sealed class HitRate
{
    private const int Seed = 20211222;

    private readonly string[] _keys;
    private readonly int[] _asked;

    private HitRate(string[] keys, int[] asked)
    {
        _keys = keys;
        _asked = asked;
    }

    /// <summary>Keys of which the n-th most frequent is asked for in proportion to 1 / n to the power of the exponent; none is the exponent zero.</summary>
    /// <param name="exponent">The exponent of Zipf's law.</param>
    /// <param name="keys">Number of different keys.</param>
    /// <param name="requests">How often a key is asked for.</param>
    public static HitRate Zipf(double exponent, int keys, int requests)
    {
        var sums = new double[keys];
        var sum = 0.0;
        for (var i = 0; i < keys; i++)
        {
            sum += Math.Pow(i + 1, -exponent);
            sums[i] = sum;
        }

        var random = new Random(Seed);
        var asked = new int[requests];
        foreach (ref var key in asked.AsSpan())
        {
            var place = Array.BinarySearch(sums, random.NextDouble() * sum);
            key = Math.Min(place < 0 ? ~place : place, keys - 1);
        }

        return new HitRate(TextsOf(keys), asked);
    }

    /// <summary>Keys that are asked for equally often.</summary>
    /// <inheritdoc cref="Zipf"/>
    public static HitRate Uniform(int keys, int requests) => Zipf(0, keys, requests);

    /// <summary>Asks a cache for each key in turn and stores what it misses. The first fifth fills the cache and does not count.</summary>
    /// <returns>Hits in percent.</returns>
    /// <exception cref="InvalidOperationException">A hit gave the value of another key.</exception>
    public double Measure<TCache>(TCache cache)
        where TCache : struct, ILruOperations<TCache, long>
    {
        var hits = 0;
        var uncounted = _asked.Length / 5;
        for (var i = 0; i < _asked.Length; i++)
        {
            var number = _asked[i];
            if (!cache.TryGet(_keys[number], out var value))
            {
                cache.Put(_keys[number], number);
            }
            else if (value != number)
            {
                throw new InvalidOperationException($"'{_keys[number]}' gave {value}.");
            }
            else if (i >= uncounted)
            {
                hits++;
            }
        }

        return 100.0 * hits / (_asked.Length - uncounted);
    }

    private static string[] TextsOf(int keys)
    {
        var texts = new string[keys];
        for (var i = 0; i < keys; i++)
        {
            texts[i] = i.ToString(CultureInfo.InvariantCulture);
        }

        return texts;
    }
}
