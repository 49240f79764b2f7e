using System.Collections.Concurrent;
using System.Globalization;
using System.Runtime.CompilerServices;
using KvCache.Variants;

namespace Allocations.Bench.KvCache;

/// <summary>A variant of the cache under measurement, without its type.</summary>
public abstract class CacheSubject
{
    /// <summary>Every variant that is built, and the floor.</summary>
    public static IReadOnlyList<CacheSubject> All { get; } =
    [
        new CacheSubject<BeforeCache>(),
#if HAS_AFTER
        new CacheSubject<AfterCache>(),
#endif
        new CacheSubject<TunedCache>(),
        new CacheSubject<FloorCache>(),
    ];

    /// <summary>Name of the variant.</summary>
    public abstract string Name { get; }

    /// <summary>Runs every operation of the thread matrix until the JIT has compiled it for speed.</summary>
    internal abstract void WarmUp();

    /// <summary>Measures one cell of the thread matrix once.</summary>
    internal abstract ThreadSample Measure(CacheOperation operation, int threads, int operationsPerThread);
}

/// <inheritdoc cref="CacheSubject"/>
internal sealed class CacheSubject<TCache> : CacheSubject
    where TCache : struct, ICacheOperations<TCache>
{
    public override string Name => TCache.Name;

    internal override void WarmUp() => ThreadRun<TCache>.WarmUp();

    internal override ThreadSample Measure(CacheOperation operation, int threads, int operationsPerThread) =>
        new ThreadRun<TCache>(operation, threads, operationsPerThread).Measure();
}

/// <summary>Keys that are made before a measurement starts.</summary>
internal static class CacheKeys
{
    /// <summary>Number of keys that one thread or benchmark goes round.</summary>
    public const int Count = 64;

    /// <summary>Makes keys that start with a text and end with a number from zero.</summary>
    public static string[] Make(string prefix, int count = Count)
    {
        var keys = new string[count];
        for (var i = 0; i < keys.Length; i++)
        {
            keys[i] = prefix + i.ToString(CultureInfo.InvariantCulture);
        }

        return keys;
    }
}

/// <summary>
/// The least that a cache in memory can cost: a concurrent dictionary of cells that are read and written in place, with no time to live,
/// no check of the kind of value and no conversion. What a cache costs above it is its own doing.
/// </summary>
public readonly struct FloorCache : ICacheOperations<FloorCache>
{
    private readonly ConcurrentDictionary<string, Cell> _cells;

    private FloorCache(ConcurrentDictionary<string, Cell> cells) => _cells = cells;

    public static string Name => "Floor";

    public static FloorCache Create() => new(new ConcurrentDictionary<string, Cell>());

    public void Set<T>(string key, T value)
    {
        var cell = CellOf(key);
        if (typeof(T) == typeof(int))
        {
            Volatile.Write(ref cell.Bits, Unsafe.As<T, int>(ref value));
        }
        else if (typeof(T) == typeof(long) || typeof(T) == typeof(double))
        {
            Volatile.Write(ref cell.Bits, Unsafe.As<T, long>(ref value));
        }
        else
        {
            Volatile.Write(ref cell.Reference, value);
        }
    }

    public T? Get<T>(string key)
    {
        if (!_cells.TryGetValue(key, out var cell))
        {
            return default;
        }

        if (typeof(T) == typeof(int))
        {
            var n = (int)Volatile.Read(ref cell.Bits);
            return Unsafe.As<int, T>(ref n);
        }

        if (typeof(T) == typeof(long) || typeof(T) == typeof(double))
        {
            var n = Volatile.Read(ref cell.Bits);
            return Unsafe.As<long, T>(ref n);
        }

        return (T?)Volatile.Read(ref cell.Reference);
    }

    public T? GetOrAdd<T>(string key, Func<string, T> factory)
    {
        if (_cells.TryGetValue(key, out var cell) && typeof(T) == typeof(long))
        {
            var n = Volatile.Read(ref cell.Bits);
            return Unsafe.As<long, T>(ref n);
        }

        Set(key, factory(key));
        return Get<T>(key);
    }

    public long Increment(string key, long value) => Interlocked.Add(ref CellOf(key).Bits, value);

    public double Increment(string key, double value)
    {
        ref var bits = ref CellOf(key).Bits;
        while (true)
        {
            var old = Volatile.Read(ref bits);
            var sum = BitConverter.Int64BitsToDouble(old) + value;
            if (Interlocked.CompareExchange(ref bits, BitConverter.DoubleToInt64Bits(sum), old) == old)
            {
                return sum;
            }
        }
    }

    public int Remove(string key) => _cells.TryRemove(key, out _) ? 1 : 0;

    public void Dispose() => _cells.Clear();

    private Cell CellOf(string key) => _cells.TryGetValue(key, out var cell) ? cell : _cells.GetOrAdd(key, static _ => new Cell());

    private sealed class Cell
    {
        public long Bits;
        public object? Reference;
    }
}
