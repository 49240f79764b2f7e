using System.Diagnostics;
using Slab.Variants;

namespace Allocations.Bench.SlabCache;

/// <summary>How long single reads took while another thread made garbage and had everything collected again and again.</summary>
/// <param name="Variant">Name of the cache.</param>
/// <param name="Entries">Number of values, of 100 bytes each.</param>
/// <param name="Reads">Number of reads.</param>
/// <param name="Counts">
/// The reads that took no longer than each of <see cref="UpperBoundsUs"/> and longer than the one before, and those that took longer.
/// </param>
internal sealed record ReadLatency(string Variant, int Entries, long Reads, IReadOnlyList<long> Counts)
{
    private const int Collections = 20;

    /// <summary>Upper bounds in microseconds; each is the label of the reads that took no longer.</summary>
    public static IReadOnlyList<int> UpperBoundsUs { get; } = [1, 10, 100, 1_000, 10_000, 100_000];

    public static ReadLatency Measure<TCache>(int entries)
        where TCache : struct, ISlabVariant<TCache>
    {
        var cache = HeapPause.Fill<TCache>(entries);
        var keys = HeapPause.KeysOf(1_000);
        var ends = false;
        var collector = new Thread(() =>
        {
            for (var i = 0; i < Collections; i++)
            {
                MakeGarbage();
                GC.Collect(2, GCCollectionMode.Forced, blocking: true);
            }

            Volatile.Write(ref ends, true);
        });
        collector.Start();

        var counts = new long[UpperBoundsUs.Count + 1];
        var reads = 0L;
        Span<byte> value = stackalloc byte[100];
        for (var key = 0; !Volatile.Read(ref ends); reads++, key = (key + 1) % keys.Length)
        {
            var begin = Stopwatch.GetTimestamp();
            if (cache.Read(keys[key], value) != value.Length)
                throw new InvalidOperationException($"{TCache.Name} does not have '{keys[key]}'.");
            counts[PlaceOf(Stopwatch.GetElapsedTime(begin).TotalMicroseconds)]++;
        }

        collector.Join();
        GC.KeepAlive(cache);
        return new ReadLatency(TCache.Name, entries, reads, counts);
    }

    private static int PlaceOf(double microseconds)
    {
        var place = 0;
        while (place < UpperBoundsUs.Count && microseconds > UpperBoundsUs[place])
            place++;
        return place;
    }

    private static void MakeGarbage()
    {
        for (var i = 0; i < 100_000; i++)
            GC.KeepAlive(new byte[100]);
    }
}
