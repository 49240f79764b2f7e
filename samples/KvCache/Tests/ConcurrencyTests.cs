namespace KvCache.Tests;

/// <summary>What must hold while several threads use the same keys.</summary>
public abstract class ConcurrencyTests<TCache> : VariantTests<TCache>
    where TCache : struct, ICacheVariant<TCache>
{
    private const int Threads = 8;

    [Fact]
    public void IncrementLong_LosesNothing()
    {
        const int PerThread = 20_000;
        Together.Run(Threads, _ =>
        {
            for (var i = 0; i < PerThread; i++)
            {
                Cache.Increment("key", 3L);
            }
        });

        Assert.Equal(3L * Threads * PerThread, Cache.Get<long>("key"));
    }

    [Fact]
    public void IncrementLong_GivesEachSumOnce()
    {
        const int PerThread = 5_000;
        var seen = new int[Threads * PerThread + 1];
        Together.Run(Threads, _ =>
        {
            for (var i = 0; i < PerThread; i++)
            {
                Interlocked.Increment(ref seen[Cache.Increment("key", 1L)]);
            }
        });

        Assert.All(seen.Skip(1), count => Assert.Equal(1, count));
    }

    [Fact]
    public void IncrementDouble_LosesNothing()
    {
        const int PerThread = 20_000;
        Together.Run(Threads, _ =>
        {
            for (var i = 0; i < PerThread; i++)
            {
                Cache.Increment("key", 0.5);
            }
        });

        Assert.Equal(0.5 * Threads * PerThread, Cache.Get<double>("key"));
    }

    [Fact]
    public void IncrementAndDecrement_CancelOut()
    {
        Cache.Set("key", 7L);
        Together.Run(Threads, thread =>
        {
            for (var i = 0; i < 10_000; i++)
            {
                _ = thread % 2 == 0 ? Cache.Increment("key", 1L) : Cache.Decrement("key", 1L);
            }
        });

        Assert.Equal(7L, Cache.Get<long>("key"));
    }

    [Fact]
    public void SetAndGetOfText_GiveWholeTexts()
    {
        var texts = Enumerable.Range(0, 26).Select(i => new string((char)('a' + i), 50 + i)).ToArray();
        Cache.Set("key", texts[0]);
        Together.Run(Threads, thread =>
        {
            for (var i = 0; i < 20_000; i++)
            {
                if (thread % 2 == 0)
                {
                    Cache.Set("key", texts[(i + thread) % texts.Length]);
                }
                else
                {
                    var text = Cache.Get<string>("key");
                    Assert.NotNull(text);
                    Assert.Same(texts[text[0] - 'a'], text);
                }
            }
        });
    }

    [Fact]
    public void SetAndGetOfLong_GiveWholeNumbers()
    {
        Cache.Set("key", 0L);
        Together.Run(Threads, thread =>
        {
            for (var i = 0; i < 20_000; i++)
            {
                if (thread % 2 == 0)
                {
                    // Both halves of the number say the same.
                    var half = (uint)(i * Threads + thread);
                    Cache.Set("key", (long)((ulong)half << 32 | half));
                }
                else
                {
                    var n = Cache.Get<long>("key");
                    Assert.Equal((uint)n, (uint)(n >> 32));
                }
            }
        });
    }

    [Fact]
    public void SetWithAndWithoutTimeToLive_IsAlwaysThere()
    {
        Cache.Set("key", 1L);
        Together.Run(Threads, thread =>
        {
            for (var i = 0; i < 20_000; i++)
            {
                if (thread % 2 == 0)
                {
                    Cache.Set("key", 1L, i % 2 == 0 ? 60 : 0);
                }
                else
                {
                    Assert.Equal(1L, Cache.Get<long>("key"));
                }
            }
        });
    }

    [Fact]
    public void SetAndRemove_LeaveAWorkingCache()
    {
        var removed = 0;
        const int Sets = 10_000;
        Together.Run(Threads, thread =>
        {
            for (var i = 0; i < Sets; i++)
            {
                var key = "key" + i % 4;
                if (thread % 2 == 0)
                {
                    Cache.Set(key, 5L);
                }
                else
                {
                    Interlocked.Add(ref removed, Cache.Remove(key));
                }

                Assert.Contains(Cache.Get<long>(key), new[] { 0L, 5L });
            }
        });

        Assert.InRange(removed, 0, Threads / 2 * Sets);
        Assert.InRange(Cache.Count, 0, 4);
        for (var i = 0; i < 4; i++)
        {
            Cache.Set("key" + i, 6L);
            Assert.Equal(6L, Cache.Get<long>("key" + i));
        }

        Assert.Equal(4, Cache.RemoveByPrefix("key"));
    }

    [Fact]
    public void Take_GivesEachValueAtMostOnce()
    {
        const int Values = 20_000;
        var taken = new int[Values + 1];
        Together.Run(Threads, thread =>
        {
            for (var i = 1; i <= Values; i++)
            {
                if (thread == 0)
                {
                    Cache.Set("key", i);
                }
                else if (Cache.Take<int>("key") is var value and not 0)
                {
                    Interlocked.Increment(ref taken[value]);
                }
            }
        });

        Assert.All(taken, count => Assert.InRange(count, 0, 1));
    }

    [Fact]
    public void GetOrAdd_GivesAllThreadsTheSameValue()
    {
        for (var round = 0; round < 200; round++)
        {
            var key = "key" + round;
            var values = new object?[Threads];
            Together.Run(Threads, thread => values[thread] = Cache.GetOrAdd(key, _ => new object()));

            Assert.NotNull(values[0]);
            Assert.All(values, value => Assert.Same(values[0], value));
        }
    }

    [Fact]
    public void EnumerationWhileChanging_Succeeds()
    {
        Cache.Set("fixed", 1);
        Together.Run(Threads, thread =>
        {
            for (var i = 0; i < 500; i++)
            {
                if (thread % 2 == 0)
                {
                    var key = "key" + thread + i % 50;
                    Cache.Set(key, i);
                    Cache.Remove(key);
                }
                else
                {
                    Assert.Equal(1, Cache.CountByPrefix("fixed"));
                    Assert.Equal(1, Cache.Snapshot()["fixed"]);
                    Assert.Contains("fixed", Cache.Keys);
                    Assert.InRange(Cache.Count, 1, 1 + Threads);
                }
            }
        });

        Assert.Equal(1, Cache.Count);
    }
}

/// <summary>
/// Increments and reads while the kind of the value changes. A typed slot whose number and kind are written one after the other,
/// as the fix of ALLOC202 offers it, does not promise this.
/// </summary>
public abstract class KindChangeTests<TCache> : VariantTests<TCache>
    where TCache : struct, ICacheVariant<TCache>
{
    private const int Threads = 8;
    private const long Large = 1L << 40;

    [Fact]
    public void Increment_FirstOnInt32_LosesNothing() => AssertSum(key => Cache.Set(key, 1));

    [Fact]
    public void Increment_FirstOnText_LosesNothing() => AssertSum(key => Cache.Set(key, " 0,001 "));

    [Fact]
    public void Increment_FirstOnDouble_LosesNothing() => AssertSum(key => Cache.Set(key, 1.0));

    [Fact]
    public void Increment_FirstOnMissing_LosesNothing() => AssertSum(key => Cache.Increment(key, 1L));

    [Fact]
    public void Increment_LongAndDoubleByTurns_LosesNothing()
    {
        const int PerThread = 5_000;
        Together.Run(Threads, thread =>
        {
            for (var i = 0; i < PerThread; i++)
            {
                if (thread % 2 == 0)
                {
                    Cache.Increment("key", 1L);
                }
                else
                {
                    Cache.Increment("key", 1.0);
                }
            }
        });

        Assert.Equal((double)Threads * PerThread, Cache.Get<double>("key"));
    }

    [Fact]
    public void GetObject_WhileTheKindChanges_GivesValueAndKindTogether() =>
        AssertReads(() => Cache.Get<object>("key") is 1 or Large or 0.25 or "text");

    [Fact]
    public void GetDouble_WhileTheKindChanges_GivesValueAndKindTogether() =>
        AssertReads(() => Cache.Get<double>("key") is 1.0 or Large or 0.25 or 0.0);

    [Fact]
    public void GetLong_WhileTheKindChanges_GivesValueAndKindTogether() =>
        AssertReads(() => Cache.Get<long>("key") is 1 or Large or 0);

    [Fact]
    public void GetText_WhileTheKindChanges_GivesValueAndKindTogether() =>
        AssertReads(() => Cache.Get<string>("key") is "1" or "1099511627776" or "0.25" or "text");

    /// <summary>Reads while another thread changes the kind at each write. A mix lasts some nanoseconds only, so it takes many turns to meet one.</summary>
    private void AssertReads(Func<bool> read)
    {
        var end = Environment.TickCount64 + 250;
        Cache.Set("key", 1);
        Together.Run(2, thread =>
        {
            using var culture = InCulture("");
            while (Environment.TickCount64 < end)
            {
                for (var i = 0; i < 100; i++)
                {
                    if (thread == 1)
                    {
                        Assert.True(read());
                        continue;
                    }

                    Cache.Set("key", 1);
                    Cache.Set("key", 0.25);
                    Cache.Set("key", Large);
                    Cache.Set("key", "text");
                    Cache.Set("key", 0.25);
                }
            }
        });
    }

    private void AssertSum(Action<string> start)
    {
        const int PerThread = 20;
        for (var round = 0; round < 300; round++)
        {
            var key = "key" + round;
            start(key);
            Together.Run(Threads, _ =>
            {
                for (var i = 0; i < PerThread; i++)
                {
                    Cache.Increment(key, 1L);
                }
            });

            Assert.Equal(1 + Threads * PerThread, Cache.Get<long>(key));
        }
    }
}

/// <summary>Threads that start at the same moment.</summary>
internal static class Together
{
    /// <summary>Runs an action on several threads and gives back the first exception of any.</summary>
    public static void Run(int count, Action<int> action)
    {
        using var start = new Barrier(count);
        Exception? failure = null;
        var threads = Enumerable.Range(0, count).Select(number => new Thread(() =>
        {
            start.SignalAndWait();
            try
            {
                action(number);
            }
            catch (Exception exception)
            {
                Interlocked.CompareExchange(ref failure, exception, null);
            }
        })).ToArray();

        foreach (var thread in threads)
        {
            thread.Start();
        }

        foreach (var thread in threads)
        {
            thread.Join();
        }

        if (failure is not null)
        {
            System.Runtime.ExceptionServices.ExceptionDispatchInfo.Throw(failure);
        }
    }
}
