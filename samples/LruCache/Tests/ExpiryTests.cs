namespace Lru.Tests;

/// <summary>That a value can be read until its time is over and no longer.</summary>
public abstract class ExpiryTests<TCache>
    where TCache : struct, ILruVariant<TCache, string>
{
    private static readonly TimeSpan Short = TimeSpan.FromMilliseconds(30);
    private static readonly TimeSpan Patience = TimeSpan.FromSeconds(30);

    [Fact]
    public void Get_AfterTheEnd_MissesAndThenAPutStartsAgain()
    {
        var cache = TCache.Create(1, 4, Short);
        cache.Put("key", "one");

        Assert.True(SpinWait.SpinUntil(() => !cache.TryGet("key", out _), Patience));
        Assert.False(cache.TryGet("key", out var value));
        Assert.Null(value);
        Assert.Equal(1, cache.Count);
        Assert.True(SpinWait.SpinUntil(
            () =>
            {
                cache.Put("key", "two");
                return cache.TryGet("key", out value);
            },
            Patience));
        Assert.Equal("two", value);
    }

    [Fact]
    public void Get_BeforeTheEnd_Hits()
    {
        var cache = TCache.Create(1, 4, TimeSpan.FromHours(1));
        cache.Put("key", "value");

        Assert.True(cache.TryGet("key", out _));
    }

    [Theory]
    [InlineData(0)]
    [InlineData(-5)]
    public void NoTimeToLive_NeverEnds(int milliseconds)
    {
        var cache = TCache.Create(1, 4, TimeSpan.FromMilliseconds(milliseconds));
        cache.Put("key", "value");

        Assert.False(SpinWait.SpinUntil(() => !cache.TryGet("key", out _), Short));
    }

    [Fact]
    public void Remove_AfterTheEnd_IsStillARemoval()
    {
        var cache = TCache.Create(1, 4, Short);
        cache.Put("key", "value");
        SpinWait.SpinUntil(() => !cache.TryGet("key", out _), Patience);

        Assert.True(cache.Remove("key"));
        Assert.Equal(0, cache.Count);
    }
}
