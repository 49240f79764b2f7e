using Allocations.Bench.LruCache.Peers;
using Allocations.Bench.Reporting;
using Lru.Variants;

namespace Allocations.Bench.LruCache;

/// <summary>A cache under measurement, without its type.</summary>
internal abstract class LruSubject
{
    /// <summary>The variants, then the caches of others. To add one, write an adapter in the folder of peers and name it here.</summary>
    public static IReadOnlyList<LruSubject> All { get; } =
    [
        new LruSubject<BeforeLru<long>, BeforeLru<byte[]>, BeforeLru<TinyObject>>(isBounded: true),
        new LruSubject<AfterLru<long>, AfterLru<byte[]>, AfterLru<TinyObject>>(isBounded: true),
        new LruSubject<TunedLru<long>, TunedLru<byte[]>, TunedLru<TinyObject>>(isBounded: true),
        new LruSubject<TunedLru2<long>, TunedLru2<byte[]>, TunedLru2<TinyObject>>(isBounded: true),
        new LruSubject<ConcurrentLruPeer<long>, ConcurrentLruPeer<byte[]>, ConcurrentLruPeer<TinyObject>>(isBounded: true),
        new LruSubject<MemoryCachePeer<long>, MemoryCachePeer<byte[]>, MemoryCachePeer<TinyObject>>(isBounded: false),
        new LruSubject<ConcurrentDictionaryPeer<long>, ConcurrentDictionaryPeer<byte[]>, ConcurrentDictionaryPeer<TinyObject>>(isBounded: false),
    ];

    /// <summary>Name of the cache.</summary>
    public abstract string Name { get; }

    /// <summary>Whether it holds no more than its capacity, so that its hit rate says something.</summary>
    public abstract bool IsBounded { get; }

    /// <summary>Runs every case until the JIT has compiled it for speed.</summary>
    public abstract void WarmUp();

    /// <summary>Measures a case once, with a new cache.</summary>
    public abstract TimedWork Measure(LruCase @case, int threads, int operationsPerThread);

    /// <summary>Hits in percent.</summary>
    public abstract double Measure(HitRate requests, int capacity);
}

/// <inheritdoc cref="LruSubject"/>
internal sealed class LruSubject<TNumbers, TArrays, TStructs>(bool isBounded) : LruSubject
    where TNumbers : struct, ILruOperations<TNumbers, long>
    where TArrays : struct, ILruOperations<TArrays, byte[]>
    where TStructs : struct, ILruOperations<TStructs, TinyObject>
{
    private const int Capacity = LruKeys.Buckets * LruKeys.PerBucket;

    public override string Name => TNumbers.Name;

    public override bool IsBounded => isBounded;

    public override void WarmUp() => TieredWarmUp.Run(
        1,
        () =>
        {
            foreach (var @case in Enum.GetValues<LruCase>())
            {
                for (var i = 0; i < 40; i++)
                    Measure(@case, 1, 256);
            }
        });

    public override double Measure(HitRate requests, int capacity) => requests.Measure(TNumbers.Create(1, capacity));

    public override TimedWork Measure(LruCase @case, int threads, int operationsPerThread) => @case switch
    {
        LruCase.Put1K => Run<TArrays, byte[]>(threads, operationsPerThread, Capacity, (cache, _) => PutAll(cache, operationsPerThread, LruKeys.Kilobyte)),
        LruCase.Put1M => Run<TArrays, byte[]>(threads, operationsPerThread, Capacity, (cache, _) => PutAll(cache, operationsPerThread, LruKeys.Megabyte)),
        LruCase.PutTinyObject =>
            Run<TStructs, TinyObject>(threads, operationsPerThread, Capacity, (cache, _) => PutAll(cache, operationsPerThread, default(TinyObject))),
        LruCase.HeavyWrite1K =>
            Run<TArrays, byte[]>(threads, operationsPerThread, 0, (cache, thread) => PutAround(cache, thread, operationsPerThread, LruKeys.Kilobyte)),
        LruCase.PutInt => Run<TNumbers, long>(threads, operationsPerThread, Capacity, (cache, _) => PutAll(cache, operationsPerThread, 7L)),
        LruCase.PutIntAgain => Run<TNumbers, long>(threads, operationsPerThread, 1_024, (cache, _) => PutAgain(cache, operationsPerThread, 1_024)),
        LruCase.ChangeOutAllInt => Run<TNumbers, long>(threads, operationsPerThread, Capacity, (cache, _) => ChangeOut(cache, operationsPerThread)),
        LruCase.GetInt => Run<TNumbers, long>(threads, operationsPerThread, 1, (cache, _) => GetAll(cache, operationsPerThread, 1)),
        LruCase.GetInt2048 => Run<TNumbers, long>(threads, operationsPerThread, 2_048, (cache, _) => GetAll(cache, operationsPerThread, 2_048)),
        LruCase.HeavyReadInt => Run<TNumbers, long>(threads, operationsPerThread, 1_024, (cache, _) => GetAll(cache, operationsPerThread, 1_024)),
        LruCase.GetIntMiss => Run<TNumbers, long>(threads, operationsPerThread, 2_048, (cache, _) => MissAll(cache, operationsPerThread)),
        LruCase.HeavyWriteInt => Run<TNumbers, long>(threads, operationsPerThread, 0, (cache, thread) => PutAround(cache, thread, operationsPerThread, 7L)),
        LruCase.HeavyMixedInt => Run<TNumbers, long>(threads, operationsPerThread, Capacity, (cache, thread) => Mix(cache, thread, operationsPerThread)),
        _ => throw new ArgumentOutOfRangeException(nameof(@case)),
    };

    private static TimedWork Run<TCache, TValue>(int threads, int operationsPerThread, int filled, Action<TCache, int> work)
        where TCache : struct, ILruOperations<TCache, TValue>
        where TValue : notnull
    {
        var live = LiveBytes(operationsPerThread);
        var cache = TCache.Create(LruKeys.Buckets, LruKeys.PerBucket);
        for (var i = 0; i < filled; i++)
            cache.Put(LruKeys.Many[i], LruKeys.ValueOf<TValue>());
        var sample = TimedWork.Of(threads, operationsPerThread, thread => work(cache, thread));
        live = LiveBytes(operationsPerThread) - live;
        GC.KeepAlive(cache);
        return sample with { LiveBytes = live };
    }

    // Some caches have finalizers, and are gone only after a second collection. A warm-up needs none.
    private static long LiveBytes(int operations)
    {
        if (operations > 1_000)
        {
            GC.Collect();
            GC.WaitForPendingFinalizers();
            GC.Collect();
        }

        return GC.GetTotalMemory(forceFullCollection: false);
    }

    private static void PutAll<TCache, TValue>(TCache cache, int operations, TValue value)
        where TCache : struct, ILruOperations<TCache, TValue>
        where TValue : notnull
    {
        var keys = LruKeys.Many;
        for (int i = 0, key = Capacity; i < operations; i++)
        {
            cache.Put(keys[key], value);
            if (++key == keys.Length)
                key = 0;
        }
    }

    private static void PutAround<TCache, TValue>(TCache cache, int thread, int operations, TValue value)
        where TCache : struct, ILruOperations<TCache, TValue>
        where TValue : notnull
    {
        var keys = LruKeys.Many;
        for (int i = 0, key = thread; i < operations; i++)
        {
            cache.Put(keys[key], value);
            if (++key >= 2 * Capacity)
                key = 0;
        }
    }

    private static void PutAgain(TNumbers cache, int operations, int keyCount)
    {
        var keys = LruKeys.Many;
        for (int i = 0, key = 0; i < operations; i++)
        {
            cache.Put(keys[key], 7);
            if (++key == keyCount)
                key = 0;
        }
    }

    private static void ChangeOut(TNumbers cache, int operations)
    {
        var keys = LruKeys.Many;
        for (int i = 0, first = 0; i < operations; first = (first + 1_024) % (keys.Length - 1_024))
        {
            for (var key = first; key < first + 1_024 && i < operations; key++, i++)
                cache.Put(keys[key], 7);
        }
    }

    private static void GetAll(TNumbers cache, int operations, int keyCount)
    {
        var keys = LruKeys.Many;
        for (int i = 0, key = 0; i < operations; i++)
        {
            if (!cache.TryGet(keys[key], out var value) || value != 7)
                throw new InvalidOperationException($"{TNumbers.Name} does not have '{keys[key]}'.");
            if (++key == keyCount)
                key = 0;
        }
    }

    private static void MissAll(TNumbers cache, int operations)
    {
        var keys = LruKeys.Many;
        for (int i = 0, key = 2_048; i < operations; i++)
        {
            if (cache.TryGet(keys[key], out _))
                throw new InvalidOperationException($"{TNumbers.Name} has '{keys[key]}'.");
            if (++key == 4_096)
                key = 2_048;
        }
    }

    // Buckets are not filled evenly, so some of the keys are dropped: a reader may miss here, but never get another value.
    private static void Mix(TNumbers cache, int thread, int operations)
    {
        var keys = LruKeys.Many;
        for (int i = 0, key = thread; i < operations; i++)
        {
            if (thread % 2 == 0)
                cache.Put(keys[key], 7);
            else if (cache.TryGet(keys[key], out var value) && value != 7)
                throw new InvalidOperationException($"{TNumbers.Name} has {value} for '{keys[key]}'.");
            if (++key >= Capacity)
                key = 0;
        }
    }
}
