extern alias Tuned;

using Tuned::Slab;

namespace Slab.Tests;

/// <summary>What only the tuned cache has: keys of one hash, holes that are used again, a largest array, and a clock that a test can move.</summary>
public sealed class TunedTests
{
    private readonly ManualTime _time = new();

    [Fact]
    public void KeysOfOneHash_AreNeverTakenForEachOther()
    {
        var cache = new SlabCache(1, hash: static _ => 7);
        cache.Set("first", [1]);
        cache.Set("other", [2]);

        Assert.Null(cache.Get("first"));
        Assert.Equal(-1, cache.Read("first", new byte[8]));
        Assert.False(cache.Remove("first"));
        Assert.Equal([2], cache.Get("other"));
        Assert.Equal(1, cache.Count);
    }

    [Fact]
    public void Overwriting_DoesNotTakeMoreAndMoreBytes()
    {
        var cache = new SlabCache(1);
        for (var i = 0; i < 100_000; i++)
        {
            cache.Set("key" + i % 10, new byte[100]);
        }

        Assert.Equal(10, cache.Count);
        Assert.InRange(cache.ReservedBytes, 10 * 132, 8192);
    }

    [Fact]
    public void HolesBehindAnOldEntry_AreUsedAgain()
    {
        var cache = new SlabCache(1);
        cache.Set("old", [1, 2, 3]);
        for (var i = 0; i < 100_000; i++)
        {
            cache.Set("passing" + i % 7, new byte[i % 90]);
            if (i % 3 == 0)
            {
                cache.Remove("passing" + i % 5);
            }
        }

        Assert.Equal([1, 2, 3], cache.Get("old"));
        Assert.InRange(cache.ReservedBytes, 1, 8192);
    }

    [Fact]
    public void FullCache_DropsTheOldest()
    {
        var cache = new SlabCache(1, maxBytesPerShard: 10_000);
        for (var i = 0; i < 1_000; i++)
        {
            cache.Set("key" + i, new byte[100]);
        }

        Assert.Equal(10_000, cache.ReservedBytes);
        Assert.InRange(cache.Count, 50, 75);
        var first = 1_000 - cache.Count;
        Assert.All(Enumerable.Range(0, 1_000), i => Assert.Equal(i >= first, cache.Get("key" + i) is not null));
    }

    [Fact]
    public void EntryThatIsTooLarge_ThrowsAndLeavesTheOthers()
    {
        var cache = new SlabCache(1, maxBytesPerShard: 1_000);
        cache.Set("key", [1]);

        Assert.Throws<ArgumentException>(() => cache.Set("key", new byte[1_000]));
        Assert.Equal([1], cache.Get("key"));
        cache.Set("whole", new byte[1_000 - 24 - 10]);
        Assert.NotNull(cache.Get("whole"));
        Assert.Equal(1, cache.Count);
    }

    [Fact]
    public void EntryThatFillsAShardHalf_NeverFails()
    {
        var cache = new SlabCache(1, maxBytesPerShard: 5_000);
        var random = new Random(5);
        for (var i = 0; i < 5_000; i++)
        {
            var value = new byte[random.Next(4_900)];
            value.AsSpan().Fill((byte)i);
            cache.Set("key" + i % 9, value);

            Assert.Equal(value, cache.Get("key" + i % 9));
        }
    }

    [Fact]
    public void Value_EndsExactlyAtItsDeadline()
    {
        var cache = new SlabCache(1, TimeSpan.FromSeconds(10), time: _time);
        cache.Set("key", [1]);

        _time.Advance(TimeSpan.FromMilliseconds(9_999));
        Assert.NotNull(cache.Get("key"));
        _time.Advance(TimeSpan.FromMilliseconds(1));
        Assert.Null(cache.Get("key"));
        Assert.Equal(1, cache.Count);
    }

    [Fact]
    public void Set_GivesPlacesOfEndedValuesFree()
    {
        var cache = new SlabCache(1, TimeSpan.FromSeconds(1), time: _time);
        for (var i = 0; i < 100_000; i++)
        {
            cache.Set("key" + i, new byte[50]);
            _time.Advance(TimeSpan.FromMilliseconds(100));
        }

        Assert.Equal(10, cache.Count);
        Assert.InRange(cache.ReservedBytes, 1, 8192);
    }

    [Fact]
    public void RemoveExpired_RemovesWhatHasEndedOnly()
    {
        var cache = new SlabCache(4, TimeSpan.FromSeconds(10), time: _time);
        for (var i = 0; i < 100; i++)
        {
            cache.Set("key" + i, [1]);
            _time.Advance(TimeSpan.FromSeconds(1));
        }

        cache.RemoveExpired();
        Assert.Equal(9, cache.Count);
    }

    [Fact]
    public void SteadyState_NoOperationAllocates()
    {
        var cache = new SlabCache(2, TimeSpan.FromHours(1), maxBytesPerShard: 20_000);
        var keys = Enumerable.Range(0, 500).Select(static i => "key" + i).ToArray();
        var value = new byte[100];
        var buffer = new byte[100];
        var next = 0;

        AssertNoAllocation(() => cache.Set(keys[next++ % keys.Length], value));
        AssertNoAllocation(() => cache.Read(keys[next++ % keys.Length], buffer));
        AssertNoAllocation(() => cache.Remove(keys[next++ % keys.Length]));
    }

    [Fact]
    public void ImpossibleSizes_Throw()
    {
        Assert.Throws<ArgumentOutOfRangeException>(static () => new SlabCache(1, maxBytesPerShard: 0));
        Assert.Throws<ArgumentOutOfRangeException>(static () => new SlabCache(1, maxBytesPerShard: int.MaxValue));
    }

    private static void AssertNoAllocation(Action action)
    {
        for (var i = 0; i < 2_000; i++)
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
