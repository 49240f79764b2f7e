using System.Diagnostics;
using System.Globalization;
using Slab.Variants;

namespace Allocations.Bench.SlabCache;

/// <summary>How long a collection stops the program while a cache is full, and how long a reader waits then.</summary>
/// <param name="Variant">Name of the cache.</param>
/// <param name="Entries">Number of values, of 100 bytes each.</param>
/// <param name="HeapMb">Size of the heap, in MiB.</param>
/// <param name="BlockingMs">Milliseconds of a forced blocking collection of everything, the mean of five.</param>
/// <param name="BackgroundMs">Milliseconds in which a background collection stops an idle program, the mean of five.</param>
internal sealed record HeapPause(string Variant, int Entries, double HeapMb, double BlockingMs, double BackgroundMs)
{
    private const int Collections = 5;

    /// <summary>The keys of so many entries.</summary>
    public static string[] KeysOf(int entries) =>
        [.. Enumerable.Range(0, entries).Select(static i => "key" + i.ToString(CultureInfo.InvariantCulture))];

    /// <summary>Fills a cache. The keys are made one by one, so that no array of them is collected as well.</summary>
    public static TCache Fill<TCache>(int entries)
        where TCache : struct, ISlabVariant<TCache>
    {
        var cache = TCache.Create(256);
        Span<byte> value = stackalloc byte[100];
        for (var i = 0; i < entries; i++)
            cache.Set("key" + i.ToString(CultureInfo.InvariantCulture), value);
        return cache.Count == entries ? cache : throw new InvalidOperationException($"{TCache.Name} holds {cache.Count} of {entries} entries.");
    }

    public static HeapPause Measure<TCache>(int entries)
        where TCache : struct, ISlabVariant<TCache>
    {
        GC.Collect();
        var cache = Fill<TCache>(entries);
        GC.Collect();
        var heap = GC.GetTotalMemory(forceFullCollection: true);
        var blocking = 0.0;
        var background = 0.0;
        for (var i = 0; i < Collections; i++)
        {
            blocking += PauseOf(static () => GC.Collect(2, GCCollectionMode.Forced, blocking: true));
            background += PauseOf(CollectInBackground);
        }

        var pause = new HeapPause(
            TCache.Name, entries, Math.Round(heap / 1048576.0), Math.Round(blocking / Collections, 2), Math.Round(background / Collections, 2));
        GC.KeepAlive(cache);
        return pause;
    }

    private static double PauseOf(Action collect)
    {
        var before = GC.GetTotalPauseDuration();
        collect();
        return (GC.GetTotalPauseDuration() - before).TotalMilliseconds;
    }

    private static void CollectInBackground()
    {
        var before = GC.GetGCMemoryInfo(GCKind.Background).Index;
        var begin = Stopwatch.GetTimestamp();
        GC.Collect(2, GCCollectionMode.Forced, blocking: false);
        while (GC.GetGCMemoryInfo(GCKind.Background).Index == before)
        {
            if (Stopwatch.GetElapsedTime(begin) > TimeSpan.FromSeconds(30))
                throw new InvalidOperationException("The background collection did not end.");
            Thread.Sleep(1);
        }
    }
}
