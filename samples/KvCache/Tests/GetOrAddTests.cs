namespace KvCache.Tests;

public abstract class GetOrAddTests<TCache> : VariantTests<TCache>
    where TCache : struct, ICacheVariant<TCache>
{
    [Fact]
    public void GetOrAdd_Missing_StoresWhatTheFactoryMakes()
    {
        Assert.Equal("made of key", Cache.GetOrAdd("key", key => "made of " + key));
        Assert.Equal("made of key", Cache.Get<string>("key"));
    }

    [Fact]
    public void GetOrAdd_Present_LeavesTheFactoryAlone()
    {
        Cache.Set("key", 1);

        Assert.Equal(1, Cache.GetOrAdd<int>("key", _ => throw new InvalidOperationException()));
    }

    [Fact]
    public void GetOrAdd_FactoryCaptures_SeesTheVariables()
    {
        var calls = 0;
        for (var i = 0; i < 3; i++)
        {
            var n = i;
            Assert.Equal(0, Cache.GetOrAdd("key", _ =>
            {
                calls++;
                return n;
            }));
        }

        Assert.Equal(1, calls);
    }

    [Fact]
    public void GetOrAdd_OtherType_IsConverted()
    {
        Cache.Set("key", "1,234");

        Assert.Equal(1234, Cache.GetOrAdd("key", _ => 0));
        Assert.Equal("1,234", Cache.Get<object>("key"));
    }

    [Fact]
    public void GetOrAdd_FactoryThrows_StoresNothing()
    {
        Assert.Throws<InvalidOperationException>(() => Cache.GetOrAdd<int>("key", _ => throw new InvalidOperationException()));
        Assert.False(Cache.ContainsKey("key"));
    }

    [Fact]
    public void GetOrAdd_FactoryGivesNull_StoresNull()
    {
        Assert.Null(Cache.GetOrAdd<string?>("key", _ => null));
        Assert.True(Cache.ContainsKey("key"));
    }

    [Fact]
    public void GetOrAdd_FactoryUsesTheCache_SeesOtherKeys()
    {
        var cache = Cache;

        Assert.Equal(6, cache.GetOrAdd("outer", _ => cache.GetOrAdd("inner", _ => 5) + 1));
        Assert.Equal(5, cache.Get<int>("inner"));
    }
}
