using Allocations.Bench.KvCache.Peers;
using Allocations.Bench.Reporting;
using BenchmarkDotNet.Attributes;
using BenchmarkDotNet.Configs;
using BenchmarkDotNet.Diagnosers;
using BenchmarkDotNet.Jobs;
using BenchmarkDotNet.Toolchains.InProcess.Emit;
using KvCache.Variants;
using Perfolizer.Horology;

namespace Allocations.Bench.KvCache;

/// <summary>
/// Few and short iterations within this process, on code that the set-up has already got compiled for speed.
/// The bytes are exact; judge the times of one run against each other only.
/// </summary>
public sealed class KvCacheConfig : ManualConfig
{
    public KvCacheConfig()
    {
        AddJob(Job.Default
            .WithToolchain(InProcessEmitToolchain.Instance)
            .WithWarmupCount(1)
            .WithIterationCount(5)
            .WithIterationTime(TimeInterval.FromMilliseconds(80))
            .WithEvaluateOverhead(false)
            .WithId("InProcess"));
        AddDiagnoser(MemoryDiagnoser.Default);
    }
}

/// <summary>As <see cref="KvCacheConfig"/>, for benchmarks that are set up before each iteration and therefore run once in it.</summary>
public sealed class KvCacheRemoveConfig : ManualConfig
{
    public KvCacheRemoveConfig()
    {
        AddJob(Job.Default
            .WithToolchain(InProcessEmitToolchain.Instance)
            .WithWarmupCount(5)
            .WithIterationCount(30)
            .WithEvaluateOverhead(false)
            .WithId("InProcess"));
        AddDiagnoser(MemoryDiagnoser.Default);
    }
}

/// <summary>Operations on keys that stay in the cache, 64 of them in turn. Every benchmark fails when it meets a key in the wrong state.</summary>
[Config(typeof(KvCacheConfig))]
[GenericTypeArguments(typeof(BeforeCache))]
#if HAS_AFTER
[GenericTypeArguments(typeof(AfterCache))]
#endif
[GenericTypeArguments(typeof(TunedCache))]
[GenericTypeArguments(typeof(FloorCache))]
[GenericTypeArguments(typeof(ConcurrentLruPeer))]
[GenericTypeArguments(typeof(MemoryCachePeer))]
public class KvCacheBenchmarks<TCache>
    where TCache : struct, ICacheOperations<TCache>
{
    private const int Stored = 7;
    private const string Text = "seven";

    private static bool _isWarm;

    private readonly string[] _ints = CacheKeys.Make("int");
    private readonly string[] _longs = CacheKeys.Make("long");
    private readonly string[] _texts = CacheKeys.Make("text");
    private readonly string[] _counters = CacheKeys.Make("counter");
    private readonly string[] _sums = CacheKeys.Make("sum");
    private readonly string[] _passing = CacheKeys.Make("passing");
    private readonly string[] _missing = CacheKeys.Make("missing");
    private TCache _cache;

    [GlobalSetup]
    public void Fill()
    {
        _cache = TCache.Create();
        for (var i = 0; i < CacheKeys.Count; i++)
        {
            _cache.Set(_ints[i], Stored);
            _cache.Set(_longs[i], (long)Stored);
            _cache.Set(_texts[i], Text);
            _cache.Set(_counters[i], 0L);
            _cache.Set(_sums[i], 0.0);
        }

        WarmUp();
    }

    [GlobalCleanup]
    public void Check()
    {
        GetInt();
        GetLong();
        GetText();
        GetMiss();
        _cache.Dispose();
    }

    [Benchmark(Description = "Set<int>", OperationsPerInvoke = CacheKeys.Count)]
    public void SetInt()
    {
        foreach (var key in _ints)
        {
            _cache.Set(key, Stored);
        }
    }

    [Benchmark(Description = "Set<long>", OperationsPerInvoke = CacheKeys.Count)]
    public void SetLong()
    {
        foreach (var key in _longs)
        {
            _cache.Set(key, (long)Stored);
        }
    }

    [Benchmark(Description = "Set<string>", OperationsPerInvoke = CacheKeys.Count)]
    public void SetText()
    {
        foreach (var key in _texts)
        {
            _cache.Set(key, Text);
        }
    }

    [Benchmark(Description = "Get<int> hit", OperationsPerInvoke = CacheKeys.Count)]
    public void GetInt()
    {
        foreach (var key in _ints)
        {
            if (_cache.Get<int>(key) != Stored)
            {
                throw new InvalidOperationException(key);
            }
        }
    }

    [Benchmark(Description = "Get<long> hit", OperationsPerInvoke = CacheKeys.Count)]
    public void GetLong()
    {
        foreach (var key in _longs)
        {
            if (_cache.Get<long>(key) != Stored)
            {
                throw new InvalidOperationException(key);
            }
        }
    }

    [Benchmark(Description = "Get<string> hit", OperationsPerInvoke = CacheKeys.Count)]
    public void GetText()
    {
        foreach (var key in _texts)
        {
            if (_cache.Get<string>(key) is null)
            {
                throw new InvalidOperationException(key);
            }
        }
    }

    [Benchmark(Description = "Get<long> miss", OperationsPerInvoke = CacheKeys.Count)]
    public void GetMiss()
    {
        foreach (var key in _missing)
        {
            if (_cache.Get<long>(key) != 0)
            {
                throw new InvalidOperationException(key);
            }
        }
    }

    [Benchmark(Description = "GetOrAdd<long> hit", OperationsPerInvoke = CacheKeys.Count)]
    public void GetOrAddHit()
    {
        foreach (var key in _longs)
        {
            if (_cache.GetOrAdd(key, static _ => -1L) != Stored)
            {
                throw new InvalidOperationException(key);
            }
        }
    }

    [Benchmark(Description = "Increment(long)", OperationsPerInvoke = CacheKeys.Count)]
    public void IncrementLong()
    {
        foreach (var key in _counters)
        {
            if (_cache.Increment(key, 1L) <= 0)
            {
                throw new InvalidOperationException(key);
            }
        }
    }

    [Benchmark(Description = "Increment(double)", OperationsPerInvoke = CacheKeys.Count)]
    public void IncrementDouble()
    {
        foreach (var key in _sums)
        {
            if (_cache.Increment(key, 0.5) <= 0)
            {
                throw new InvalidOperationException(key);
            }
        }
    }

    [Benchmark(Description = "Set<long> new + Remove", OperationsPerInvoke = CacheKeys.Count)]
    public void SetAndRemove()
    {
        foreach (var key in _passing)
        {
            _cache.Set(key, (long)Stored);
            if (_cache.Remove(key) != 1)
            {
                throw new InvalidOperationException(key);
            }
        }
    }

    [Benchmark(Description = "Remove miss", OperationsPerInvoke = CacheKeys.Count)]
    public void RemoveMiss()
    {
        foreach (var key in _missing)
        {
            if (_cache.Remove(key) != 0)
            {
                throw new InvalidOperationException(key);
            }
        }
    }

    private void WarmUp()
    {
        // Once for all benchmarks of the variant, since they run in one process: the JIT compiles for speed in two steps of 100 ms.
        if (_isWarm)
            return;
        TieredWarmUp.Run(
            60,
            () =>
            {
                SetInt();
                SetLong();
                SetText();
                GetInt();
                GetLong();
                GetText();
                GetMiss();
                GetOrAddHit();
                IncrementLong();
                IncrementDouble();
                SetAndRemove();
                RemoveMiss();
            });
        _isWarm = true;
    }
}

/// <summary>
/// Removal alone. What is removed has to be stored again, which no timer within one invocation can leave out, so each iteration removes
/// keys that were stored before it: the same 64 from each of many caches, since 64 removals are over too soon to be timed.
/// </summary>
[Config(typeof(KvCacheRemoveConfig))]
[GenericTypeArguments(typeof(BeforeCache))]
#if HAS_AFTER
[GenericTypeArguments(typeof(AfterCache))]
#endif
[GenericTypeArguments(typeof(TunedCache))]
[GenericTypeArguments(typeof(FloorCache))]
[GenericTypeArguments(typeof(ConcurrentLruPeer))]
[GenericTypeArguments(typeof(MemoryCachePeer))]
public class KvCacheRemoveBenchmarks<TCache>
    where TCache : struct, ICacheOperations<TCache>
{
    // The harness allocates about 4 KB of its own per measurement, which this many operations round away.
    private const int Caches = 256;

    private readonly string[] _keys = CacheKeys.Make("key");
    private readonly TCache[] _caches = new TCache[Caches];

    [GlobalSetup]
    public void Create()
    {
        for (var i = 0; i < Caches; i++)
        {
            _caches[i] = TCache.Create();
        }

        TieredWarmUp.Run(
            40,
            () =>
            {
                Fill();
                RemoveHit();
            });
    }

    [IterationSetup]
    public void Fill()
    {
        foreach (var cache in _caches)
        {
            foreach (var key in _keys)
            {
                cache.Set(key, 7L);
            }
        }
    }

    [GlobalCleanup]
    public void Dispose()
    {
        foreach (var cache in _caches)
        {
            cache.Dispose();
        }
    }

    [Benchmark(Description = "Remove hit", OperationsPerInvoke = CacheKeys.Count * Caches)]
    public void RemoveHit()
    {
        foreach (var cache in _caches)
        {
            foreach (var key in _keys)
            {
                if (cache.Remove(key) != 1)
                {
                    throw new InvalidOperationException(key);
                }
            }
        }
    }
}

/// <summary>Text to number, as the cache does it for numbers that were stored as text.</summary>
[Config(typeof(KvCacheConfig))]
[GenericTypeArguments(typeof(BeforeCache))]
#if HAS_AFTER
[GenericTypeArguments(typeof(AfterCache))]
#endif
[GenericTypeArguments(typeof(TunedCache))]
public class KvCacheParseBenchmarks<TCache>
    where TCache : struct, ICacheVariant<TCache>
{
    private readonly string[] _plain = new string[CacheKeys.Count];
    private readonly string[] _grouped = new string[CacheKeys.Count];

    [GlobalSetup]
    public void Make()
    {
        for (var i = 0; i < CacheKeys.Count; i++)
        {
            _plain[i] = (1_234_567 + i).ToString("D", System.Globalization.CultureInfo.InvariantCulture);
            _grouped[i] = " " + (1_234_567 + i).ToString("N0", System.Globalization.CultureInfo.InvariantCulture) + " ";
        }

        TieredWarmUp.Run(
            60,
            () =>
            {
                ParsePlain();
                ParseGrouped();
                ParseDouble();
            });
    }

    [Benchmark(Description = "ParseInt32(\"1234567\")", OperationsPerInvoke = CacheKeys.Count)]
    public void ParsePlain()
    {
        foreach (var text in _plain)
        {
            if (TCache.ParseInt32(text) < 1_234_567)
            {
                throw new InvalidOperationException(text);
            }
        }
    }

    [Benchmark(Description = "ParseInt32(\" 1,234,567 \")", OperationsPerInvoke = CacheKeys.Count)]
    public void ParseGrouped()
    {
        foreach (var text in _grouped)
        {
            if (TCache.ParseInt32(text) < 1_234_567)
            {
                throw new InvalidOperationException(text);
            }
        }
    }

    [Benchmark(Description = "ParseDouble(\" 1,234,567 \")", OperationsPerInvoke = CacheKeys.Count)]
    public void ParseDouble()
    {
        foreach (var text in _grouped)
        {
            if (TCache.ParseDouble(text) < 1_234_567)
            {
                throw new InvalidOperationException(text);
            }
        }
    }
}
