extern alias Tuned;

using Tuned::Lru;

namespace Lru.Tests;

/// <summary>What only the tuned cache has: no allocation, a second list, a clock that a test can move, and a limit to its indexes.</summary>
public sealed class TunedTests
{
    private readonly ManualTime _time = new();

    [Fact]
    public void SteadyState_NoOperationAllocates()
    {
        var keys = Enumerable.Range(0, 1_000).Select(static i => "key" + i).ToArray();
        foreach (var mode in Enum.GetValues<LruMode>())
        {
            var cache = new LruCache<long>(4, 50, TimeSpan.FromMinutes(1), mode, _time);
            var texts = new LruCache<string>(4, 50, default, mode);
            var next = 0;
            string NextKey() => keys[next++ % keys.Length];

            AssertNoAllocation(() => cache.Put(NextKey(), 7));
            AssertNoAllocation(() => cache.Put("key", 7));
            AssertNoAllocation(() => cache.TryGet("key", out _));
            AssertNoAllocation(() => cache.TryGet(NextKey(), out _));
            AssertNoAllocation(() => texts.Put(NextKey(), "value"));
            AssertNoAllocation(() => texts.TryGet(NextKey(), out _));
            AssertNoAllocation(() =>
            {
                cache.Remove("key");
                cache.Put("key", 8);
            });
        }
    }

    [Fact]
    public void Inspector_DoesNotMakeOperationsAllocate()
    {
        var cache = new LruCache<long>(1, 2);
        var seen = 0L;
        cache.Inspect((_, _, value, _) => seen += value);
        string[] keys = ["a", "b", "c"];
        var next = 0;

        AssertNoAllocation(() =>
        {
            cache.Put(keys[next % 3], 1);
            cache.TryGet(keys[next++ % 3], out _);
        });
        Assert.InRange(seen, 1, long.MaxValue);
    }

    [Fact]
    public void Value_EndsExactlyAtItsDeadline()
    {
        var cache = new LruCache<string>(1, 4, TimeSpan.FromSeconds(10), LruMode.Lru, _time);
        cache.Put("key", "value");

        _time.Advance(TimeSpan.FromMilliseconds(9_999));
        Assert.True(cache.TryGet("key", out _));
        _time.Advance(TimeSpan.FromMilliseconds(1));
        Assert.False(cache.TryGet("key", out var value));
        Assert.Null(value);
        cache.Put("key", "again");
        Assert.True(cache.TryGet("key", out _));
    }

    [Fact]
    public void Get_DoesNotProlongTheLife()
    {
        var cache = new LruCache<string>(1, 4, TimeSpan.FromMilliseconds(10), LruMode.Lru, _time);
        cache.Put("key", "value");
        for (var i = 0; i < 9; i++)
        {
            _time.Advance(TimeSpan.FromMilliseconds(1));
            Assert.True(cache.TryGet("key", out _));
        }

        _time.Advance(TimeSpan.FromMilliseconds(1));
        Assert.False(cache.TryGet("key", out _));
    }

    [Fact]
    public void Clock_IsNotReadWhereValuesDoNotEnd()
    {
        var cache = new LruCache<string>(1, 4, default, LruMode.Lru, _time);
        cache.Put("key", "value");
        cache.TryGet("key", out _);
        cache.Remove("key");

        Assert.Equal(0, _time.Readings);
    }

    [Fact]
    public void Inspector_SeesAnEndedValueAsMissing()
    {
        var cache = new LruCache<string>(1, 4, TimeSpan.FromMilliseconds(1), LruMode.Lru, _time);
        var seen = new List<(CacheAction, string?, bool)>();
        cache.Inspect((action, _, value, was) => seen.Add((action, value, was)));
        cache.Put("key", "value");
        _time.Advance(TimeSpan.FromMilliseconds(1));
        cache.TryGet("key", out _);

        Assert.Equal([(CacheAction.Put, "value", false), (CacheAction.Get, null, false)], seen);
    }

    [Fact]
    public void Lru2_ValueUsedTwice_SurvivesAScan()
    {
        var cache = new LruCache<string>(1, 10, default, LruMode.Lru2);
        cache.Put("used", "value");
        cache.TryGet("used", out _);
        for (var i = 0; i < 1_000; i++)
        {
            cache.Put("scanned" + i, "value");
        }

        Assert.True(cache.TryGet("used", out _));
        Assert.Equal(10, cache.Count);
    }

    [Fact]
    public void Lru2_ValueUsedOnce_GoesInAScan()
    {
        var cache = new LruCache<string>(1, 10, default, LruMode.Lru2);
        cache.Put("used", "value");
        for (var i = 0; i < 10; i++)
        {
            cache.Put("scanned" + i, "value");
        }

        Assert.False(cache.TryGet("used", out _));
    }

    [Fact]
    public void Lru2_FrequentValuesOutOfUse_MakeRoom()
    {
        var cache = new LruCache<string>(1, 10, default, LruMode.Lru2);
        foreach (var key in (string[])["old", "new"])
        {
            for (var i = 0; i < 10; i++)
            {
                cache.Put(key + i, "value");
                cache.TryGet(key + i, out _);
            }
        }

        Assert.Equal(10, cache.Count);
        Assert.All(Enumerable.Range(0, 9), i => Assert.True(cache.TryGet("new" + (i + 1), out _)));
    }

    [Fact]
    public void Lru2_GeneratedOperations_KeepWhatTheyPromise()
    {
        var cache = new LruCache<long>(1, 7, default, LruMode.Lru2);
        var random = new Random(7);
        var stored = new Dictionary<string, long>();
        cache.Inspect((action, key, _, _) =>
        {
            if (action == CacheAction.Evict)
                Assert.True(stored.Remove(key));
        });
        for (var i = 0; i < 50_000; i++)
        {
            var key = "key" + random.Next(20);
            switch (random.Next(10))
            {
                case 0:
                    Assert.Equal(stored.Remove(key), cache.Remove(key));
                    break;
                case < 4:
                    cache.Put(key, i);
                    stored[key] = i;
                    break;
                default:
                    Assert.Equal(stored.ContainsKey(key), cache.TryGet(key, out var value));
                    Assert.Equal(stored.GetValueOrDefault(key), value);
                    break;
            }

            Assert.Equal(stored.Count, cache.Count);
            Assert.InRange(cache.Count, 0, 7);
        }
    }

    [Fact]
    public void Capacity_ReachesTheLastIndexAndNoFurther()
    {
        const int Most = 65_534;
        Assert.Throws<ArgumentOutOfRangeException>(static () => new LruCache<long>(1, Most + 1));
        var cache = new LruCache<long>(1, Most);
        for (var i = 0; i < Most + 1_000; i++)
        {
            cache.Put("key" + i, i);
        }

        Assert.Equal(Most, cache.Count);
        Assert.False(cache.TryGet("key999", out _));
        Assert.True(cache.TryGet("key1000", out var value));
        Assert.Equal(1_000, value);
    }

    [Fact]
    public void Remove_LetsGoOfTheValue()
    {
        var cache = new LruCache<object>(1, 4);
        var reference = PutNew(cache);
        cache.Remove("key");

        GC.Collect();
        Assert.False(reference.IsAlive);
        GC.KeepAlive(cache);
    }

    [System.Runtime.CompilerServices.MethodImpl(System.Runtime.CompilerServices.MethodImplOptions.NoInlining)]
    private static WeakReference PutNew(LruCache<object> cache)
    {
        var value = new object();
        cache.Put("key", value);
        return new WeakReference(value);
    }

    private static void AssertNoAllocation(Action action)
    {
        for (var i = 0; i < 300; i++)
        {
            action();
        }

        // The runtime may allocate on this thread as well, once; an operation that allocates does so every time.
        var least = long.MaxValue;
        for (var round = 0; round < 3; round++)
        {
            var before = GC.GetAllocatedBytesForCurrentThread();
            for (var i = 0; i < 500; i++)
            {
                action();
            }

            least = Math.Min(least, GC.GetAllocatedBytesForCurrentThread() - before);
        }

        Assert.Equal(0, least);
    }
}
