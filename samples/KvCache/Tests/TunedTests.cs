extern alias Tuned;

using System.Runtime.Loader;
using KeyChecksum = Tuned::KvCache.KeyChecksum;
using MemoryCache = Tuned::KvCache.MemoryCache;
using NumberText = Tuned::KvCache.NumberText;

namespace KvCache.Tests;

/// <summary>What only the tuned cache has: no allocation, overloads for it, and a clock that a test can move.</summary>
public sealed class TunedTests : IDisposable
{
    private readonly ManualTime _time = new();
    private readonly MemoryCache _cache;

    public TunedTests() => _cache = new MemoryCache(TimeSpan.FromMinutes(1), _time);

    public void Dispose() => _cache.Dispose();

    [Fact]
    public void ExistingKey_NoOperationAllocates()
    {
        _cache.Set("int", 1);
        _cache.Set("long", 1L);
        _cache.Set("double", 1.0);
        _cache.Set("text", "one");
        _cache.Set("mixed", 1);
        _cache.Set("short-lived", 1L, 60);

        AssertNoAllocation(() => _cache.Set("int", 2));
        AssertNoAllocation(() => _cache.Set("long", 2L));
        AssertNoAllocation(() => _cache.Set("double", 2.0));
        AssertNoAllocation(() => _cache.Set("text", "two"));
        AssertNoAllocation(() => _cache.Get<int>("int"));
        AssertNoAllocation(() => _cache.Get<long>("long"));
        AssertNoAllocation(() => _cache.Get<double>("double"));
        AssertNoAllocation(() => _cache.Get<string>("text"));
        AssertNoAllocation(() => _cache.TryGet<long>("long", out _));
        AssertNoAllocation(() => _cache.ContainsKey("long"));
        AssertNoAllocation(() => _cache.Increment("long", 1L));
        AssertNoAllocation(() => _cache.Increment("double", 1.0));
        AssertNoAllocation(() => _cache.Decrement("long", 1L));
        AssertNoAllocation(() => _cache.GetOrAdd("long", 5L, static (_, state) => state));
        AssertNoAllocation(() => _cache.GetOrAdd("text", static key => key));
        AssertNoAllocation(() => _cache.SetExpire("short-lived", 60));
        AssertNoAllocation(() => _cache.Set("short-lived", 2L, 60));
        AssertNoAllocation(() => _cache.Get<long>("short-lived"));
        AssertNoAllocation(() => _cache.Increment("short-lived", 1L));
    }

    [Fact]
    public void Conversion_DoesNotAllocate()
    {
        _cache.Set("int", 1);
        _cache.Set("long", 2L);
        _cache.Set("double", 3.0);
        _cache.Set("text", " 1,234 ");

        AssertNoAllocation(() => _cache.Get<int>("long"));
        AssertNoAllocation(() => _cache.Get<double>("int"));
        AssertNoAllocation(() => _cache.Get<long>("double"));
        AssertNoAllocation(() => _cache.Get<int>("text"));
        AssertNoAllocation(() => _cache.Get<double>("text"));
    }

    [Fact]
    public void ChangeOfKind_DoesNotAllocate() =>
        AssertNoAllocation(() =>
        {
            _cache.Set("key", 1);
            _cache.Increment("key", 1L);
            _cache.Increment("key", 0.5);
            _cache.Set("key", "1,000");
            _cache.Increment("key", 1L);
        });

    [Fact]
    public void Remove_DoesNotAllocate()
    {
        var keys = new string[2_000];
        for (var i = 0; i < keys.Length; i++)
        {
            keys[i] = "key" + i;
            _cache.Set(keys[i], i);
        }

        var next = 0;
        var removed = 0;
        AssertNoAllocation(() => removed += _cache.Remove(keys[next++]));
        Assert.Equal(next, removed);
        AssertNoAllocation(() => _cache.Remove("missing"));
        AssertNoAllocation(() => _cache.Remove("missing", "too", "and this"));
    }

    [Fact]
    public void Parse_DoesNotAllocate()
    {
        var grouped = "1," + new string('0', 120) + "1";

        AssertNoAllocation(() => NumberText.ParseInt32(" 1,234,567 "));
        AssertNoAllocation(() => NumberText.ParseInt64("-9,223,372,036,854,775,808"));
        AssertNoAllocation(() => NumberText.ParseDouble("1,234.5e-3"));
        AssertNoAllocation(() => NumberText.ParseInt32(grouped));
        AssertNoAllocation(() => NumberText.ParseInt32("x = 1,234;".AsSpan(4, 5)));
    }

    [Fact]
    public void Checksum_DoesNotAllocate() => AssertNoAllocation(() => KeyChecksum.Compute("user:1"));

    [Fact]
    public void Parse_Span_ReadsAPartOfAText()
    {
        Assert.Equal(1234, NumberText.ParseInt32("x = 1,234;".AsSpan(4, 5)));
        Assert.Equal(1234L, NumberText.ParseInt64("x = 1,234;".AsSpan(4, 5)));
        Assert.Equal(-1, NumberText.ParseInt32([], -1));
    }

    [Fact]
    public void Remove_Span_CountsThoseThatWereThere()
    {
        _cache.Set("a", 1);
        _cache.Set("b", 2);

        Assert.Equal(2, _cache.Remove("a", "none", "b"));
        Assert.Equal(0, _cache.Remove(ReadOnlySpan<string>.Empty));
    }

    [Fact]
    public void GetOrAdd_State_ReachesTheFactory()
    {
        Assert.Equal("key 5", _cache.GetOrAdd("key", 5, static (key, state) => $"{key} {state}"));
        Assert.Equal("key 5", _cache.GetOrAdd("key", 6, static (key, state) => $"{key} {state}"));
        Assert.Equal("short", _cache.GetOrAdd("other", "short", static (_, state) => state, 10));
        _time.Advance(TimeSpan.FromSeconds(10));
        Assert.Equal("next", _cache.GetOrAdd("other", "next", static (_, state) => state));
    }

    [Fact]
    public void Entry_EndsExactlyAtItsDeadline()
    {
        _cache.Set("key", 1L, 10);
        _cache.Set("longest", 1L, int.MaxValue);

        _time.Advance(TimeSpan.FromMilliseconds(9_999));
        Assert.Equal(1L, _cache.Get<long>("key"));
        _time.Advance(TimeSpan.FromMilliseconds(1));
        Assert.False(_cache.TryGet<long>("key", out _));
        _time.Advance(TimeSpan.FromDays(20_000));
        Assert.Equal(1L, _cache.Get<long>("longest"));
    }

    [Fact]
    public void Read_AfterTheDeadline_RemovesTheEntry()
    {
        _cache.Set("key", 1L, 10);
        _time.Advance(TimeSpan.FromSeconds(10));

        Assert.Equal(1, _cache.Count);
        Assert.Equal(0L, _cache.Get<long>("key"));
        Assert.Equal(0, _cache.Count);
    }

    [Fact]
    public void Clock_IsReadForEntriesWithATimeToLiveOnly()
    {
        _cache.Set("key", 1L);
        _cache.Set("text", "one");
        _time.Readings = 0;

        _cache.Set("key", 2L);
        _cache.Get<long>("key");
        _cache.Get<int>("key");
        _cache.Get<string>("text");
        _cache.ContainsKey("key");
        _cache.Increment("key", 1L);
        _cache.Increment("key", 1.0);
        _cache.GetOrAdd("key", static _ => 1L);
        _cache.Take<long>("key");
        _cache.Remove("text");
        _time.FireTimers();
        Assert.Equal(0, _time.Readings);

        _cache.Set("key", 1L, 10);
        Assert.Equal(1, _time.Readings);
    }

    [Fact]
    public void Timer_RemovesWhatHasEnded()
    {
        for (var i = 1; i <= 10; i++)
        {
            _cache.Set("key" + i, i, i);
        }

        _time.Advance(TimeSpan.FromSeconds(4));
        _time.FireTimers();

        Assert.Equal(6, _cache.Count);
    }

    [Fact]
    public void Set_RacingWithTheEnd_IsNeverLost()
    {
        for (var round = 0; round < 2_000; round++)
        {
            _cache.Set("key", 1L, 1);
            _time.Advance(TimeSpan.FromSeconds(1));
            Together.Run(3, thread =>
            {
                switch (thread)
                {
                    case 0:
                        _cache.Set("key", 2L);
                        break;
                    case 1:
                        _time.FireTimers();
                        break;
                    default:
                        _cache.Get<long>("key");
                        break;
                }
            });

            Assert.Equal(2L, _cache.Get<long>("key"));
        }
    }

    [Fact]
    public void Increment_RacingWithTheEnd_StartsOnce()
    {
        for (var round = 0; round < 2_000; round++)
        {
            _cache.Set("key", 100L, 1);
            _time.Advance(TimeSpan.FromSeconds(1));
            Together.Run(3, _ => _cache.Increment("key", 1L));

            Assert.Equal(3L, _cache.Get<long>("key"));
            _cache.Remove("key");
        }
    }

    [Fact]
    public void Take_RacingWithReplacedValues_TakesEachOnceAndLosesNotTheLast()
    {
        const int Values = 3_000;
        var last = 0L;
        Together.Run(2, thread =>
        {
            for (var i = 1; i <= Values; i++)
            {
                if (thread == 0)
                {
                    _cache.Set("key", (long)i);
                }
                else if (_cache.Take<long>("key") is > 0 and var taken)
                {
                    Assert.True(taken > last, $"{taken} after {last}");
                    last = taken;
                }
            }
        });

        Assert.Equal(Values, Math.Max(last, _cache.Get<long>("key")));
    }

    [Fact]
    public void SetExpire_RacingWithReplacedValues_LosesNotTheLast()
    {
        const int Values = 3_000;
        _cache.Set("number", 0L);
        _cache.Set("text", "");
        var texts = Enumerable.Range(0, 64).Select(static i => "text " + i).ToArray();
        Together.Run(3, thread =>
        {
            for (var i = 1; i <= Values; i++)
            {
                if (thread == 0)
                {
                    _cache.Set("number", (long)i);
                }
                else if (thread == 1)
                {
                    _cache.Set("text", texts[i % 64]);
                }
                else
                {
                    Assert.True(_cache.SetExpire("number", 100 * (i % 2)));
                    Assert.True(_cache.SetExpire("text", 100 * (i % 2)));
                }
            }
        });

        Assert.Equal(Values, _cache.Get<long>("number"));
        Assert.Equal(texts[Values % 64], _cache.Get<string>("text"));
    }

    [Fact]
    public void ValuesOfSeveralKinds_AreNeverMixed()
    {
        const int Values = 3_000;
        _cache.Set("key", 1L);
        Together.Run(4, thread =>
        {
            for (var i = 0; i < Values; i++)
            {
                switch (thread)
                {
                    case 0:
                        _cache.Set("key", 1L);
                        break;
                    case 1:
                        _cache.Set("key", 2.0);
                        break;
                    case 2:
                        _cache.Set("key", "3");
                        break;
                    default:
                        Assert.Contains(_cache.Snapshot()["key"], (object[])[1L, 2.0, "3"]);
                        break;
                }
            }
        });
    }

    [Fact]
    public void IncrementThatChangesTheKind_RacingWithReplacedValues_LosesNotTheLast()
    {
        const int Values = 3_000;
        _cache.Set("key", 0);
        Together.Run(3, thread =>
        {
            for (var i = 1; i <= Values; i++)
            {
                if (thread == 0)
                {
                    _cache.Set("key", 100_000 * (i == Values ? 2 : 1));
                }
                else
                {
                    _cache.Increment("key", 1L);
                }
            }
        });

        Assert.InRange(_cache.Get<long>("key"), 200_000, 200_000 + 2 * Values);
    }

    [Fact]
    public void Take_RacingWithSet_LosesNoValue()
    {
        const int Values = 20_000;
        var sum = 0L;
        Together.Run(2, thread =>
        {
            for (var i = 1; i <= Values; i++)
            {
                if (thread == 0)
                {
                    _cache.Increment("key", 1L);
                }
                else
                {
                    sum += _cache.Take<long>("key");
                }
            }
        });

        Assert.Equal(Values, sum + _cache.Get<long>("key"));
    }

    [Theory]
    [InlineData(40)]
    [InlineData(400)]
    public void IncrementAndTake_AtAllDepthsOfManyStacks_LoseNothing(int depth)
    {
        // The deeper stacks have more pages than the cache has flags for. The pages that are used here get flags of a copy of the assembly,
        // so that other tests have theirs.
        var context = new AssemblyLoadContext(null, isCollectible: true);
        var type = context.LoadFromAssemblyPath(typeof(MemoryCache).Assembly.Location).GetType(typeof(MemoryCache).FullName!, throwOnError: true)!;
        using var cache = (IDisposable)Activator.CreateInstance(type)!;
        var increment = type.GetMethod(nameof(MemoryCache.Increment), [typeof(string), typeof(long)])!.CreateDelegate<Func<string, long, long>>(cache);
        var take = type.GetMethod(nameof(MemoryCache.Take))!.MakeGenericMethod(typeof(long)).CreateDelegate<Func<string, long>>(cache);

        const int Threads = 6;
        const int PerLevel = 20;
        var taken = 0L;
        Together.Run(Threads, thread => Descend(thread, depth));

        Assert.Equal((Threads - 1) * (depth + 1) * PerLevel, taken + take("key"));
        context.Unload();

        void Descend(int thread, int levels)
        {
            Span<byte> page = stackalloc byte[4_096];
            page.Fill((byte)levels);
            for (var i = 0; i < PerLevel; i++)
            {
                if (thread > 0)
                {
                    increment("key", 1L);
                }
                else
                {
                    taken += take("key");
                }
            }

            if (levels > 0)
            {
                Descend(thread, levels - 1);
            }

            Assert.Equal((byte)levels, page[^1]);
        }
    }

    private static void AssertNoAllocation(Action action)
    {
        for (var i = 0; i < 100; i++)
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
