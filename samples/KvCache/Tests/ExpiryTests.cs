namespace KvCache.Tests;

/// <summary>A cache whose one-second entries have just expired. The wait is paid once for all tests of a variant.</summary>
public sealed class LapsedCache<TCache> : IDisposable
    where TCache : struct, ICacheVariant<TCache>
{
    public LapsedCache()
    {
        foreach (var key in Keys)
        {
            Cache.Set(key, key.Length, 1);
            Evicting.Set(key, key.Length, 1);
        }

        Cache.GetOrAdd("made", _ => "short-lived", 1);
        Cache.Set("prolonged", 1, 1);
        Cache.SetExpire("prolonged", 60);
        Cache.Set("kept", 2, 1);
        Cache.SetExpire("kept", 0);
        Cache.Set("shortened", 3);
        Cache.SetExpire("shortened", 1);
        Cache.Set("overwritten", 4, 1);
        Cache.Set("overwritten", 5);
        Cache.Set("counted", 6L, 1);
        Cache.Increment("counted", 1L);
        Evicting.Set("live", 1, 60);
        Evicting.Set("for ever", 2);
        Thread.Sleep(1100);
    }

    public static IReadOnlyList<string> Keys { get; } = ["get", "tryget", "contains", "set", "increment", "increment double", "getoradd", "take", "remove", "setexpire", "snapshot"];

    public TCache Cache { get; } = TCache.Create();

    /// <summary>The same entries under a timer that runs all the time.</summary>
    public TCache Evicting { get; } = TCache.Create(TimeSpan.FromMilliseconds(20));

    public void Dispose()
    {
        Cache.Dispose();
        Evicting.Dispose();
    }
}

public abstract class ExpiryTests<TCache>(LapsedCache<TCache> lapsed) : VariantTests<TCache>, IClassFixture<LapsedCache<TCache>>
    where TCache : struct, ICacheVariant<TCache>
{
    [Fact]
    public void Get_BeforeTheEnd_GivesTheValue()
    {
        Cache.Set("int", 1, 60);
        Cache.Set("long", 2L, 60);
        Cache.Set("double", 3.0, 60);
        Cache.Set("text", "four", 60);
        Cache.Set("longest", 5, int.MaxValue);

        Assert.Equal(1, Cache.Get<int>("int"));
        Assert.Equal(1L, Cache.Get<long>("int"));
        Assert.Equal(2L, Cache.Get<long>("long"));
        Assert.Equal(3.0, Cache.Get<double>("double"));
        Assert.Equal("four", Cache.Get<string>("text"));
        Assert.Equal(5, Cache.Get<int>("longest"));
        Assert.Equal(3L, Cache.Increment("long", 1L));
        Assert.Equal(3.5, Cache.Increment("double", 0.5));
        Assert.Equal("four", Cache.GetOrAdd("text", _ => "other"));
        Assert.Equal(5, Cache.Snapshot().Count);
    }

    [Theory]
    [InlineData(0)]
    [InlineData(-1)]
    [InlineData(int.MinValue)]
    public void Set_NoTimeToLive_Stays(int seconds)
    {
        Cache.Set("key", 1, seconds);

        Assert.Equal(1, Cache.Get<int>("key"));
    }

    [Fact]
    public void Get_AfterTheEnd_GivesTheDefault() => Assert.Equal(0, lapsed.Cache.Get<int>("get"));

    [Fact]
    public void TryGet_AfterTheEnd_IsFalse() => Assert.False(lapsed.Cache.TryGet<int>("tryget", out _));

    [Fact]
    public void ContainsKey_AfterTheEnd_IsFalse() => Assert.False(lapsed.Cache.ContainsKey("contains"));

    [Fact]
    public void Take_AfterTheEnd_GivesTheDefault() => Assert.Equal(0, lapsed.Cache.Take<int>("take"));

    [Fact]
    public void Remove_AfterTheEnd_StillCounts() => Assert.Equal(1, lapsed.Cache.Remove("remove"));

    [Fact]
    public void SetExpire_AfterTheEnd_RevivesNothing()
    {
        Assert.False(lapsed.Cache.SetExpire("setexpire", 60));
        Assert.False(lapsed.Cache.ContainsKey("setexpire"));
    }

    [Fact]
    public void Set_AfterTheEnd_StaysAgain()
    {
        lapsed.Cache.Set("set", 7);

        Assert.Equal(7, lapsed.Cache.Get<int>("set"));
    }

    [Fact]
    public void Increment_AfterTheEnd_StartsAtZero()
    {
        Assert.Equal(1L, lapsed.Cache.Increment("increment", 1L));
        Assert.Equal(1.5, lapsed.Cache.Increment("increment double", 1.5));
        Assert.True(lapsed.Cache.ContainsKey("increment"));
    }

    [Fact]
    public void GetOrAdd_AfterTheEnd_AsksTheFactory()
    {
        Assert.Equal(70, lapsed.Cache.GetOrAdd("getoradd", _ => 70));
        Assert.Equal("new", lapsed.Cache.GetOrAdd("made", _ => "new"));
    }

    [Fact]
    public void Snapshot_LeavesOutWhatHasEnded() => Assert.False(lapsed.Cache.Snapshot().ContainsKey("snapshot"));

    [Fact]
    public void SetExpire_ChangesTheEnd()
    {
        Assert.Equal(1, lapsed.Cache.Get<int>("prolonged"));
        Assert.Equal(2, lapsed.Cache.Get<int>("kept"));
        Assert.False(lapsed.Cache.ContainsKey("shortened"));
        Assert.False(lapsed.Cache.SetExpire("none", 60));
    }

    [Fact]
    public void Set_ReplacesTheEnd() => Assert.Equal(5, lapsed.Cache.Get<int>("overwritten"));

    [Fact]
    public void Increment_KeepsTheEnd() => Assert.False(lapsed.Cache.ContainsKey("counted"));

    [Fact]
    public void Timer_RemovesWhatHasEnded()
    {
        SpinWait.SpinUntil(() => lapsed.Evicting.Count == 2, TimeSpan.FromSeconds(10));

        Assert.Equal(["for ever", "live"], lapsed.Evicting.Keys.Order(StringComparer.Ordinal));
    }
}
