namespace KvCache.Tests;

public abstract class RemovalTests<TCache> : VariantTests<TCache>
    where TCache : struct, ICacheVariant<TCache>
{
    [Fact]
    public void Remove_One_CountsIt()
    {
        Cache.Set("key", 1);

        Assert.Equal(1, Cache.Remove("key"));
        Assert.False(Cache.ContainsKey("key"));
        Assert.Equal(0, Cache.Remove("key"));
    }

    [Fact]
    public void Remove_NoKeys_RemovesNothing()
    {
        Cache.Set("key", 1);

        Assert.Equal(0, Cache.RemoveAll([]));
        Assert.Equal(1, Cache.Count);
    }

    [Fact]
    public void Remove_Many_CountsThoseThatWereThere()
    {
        Cache.Set("a", 1);
        Cache.Set("b", 2);
        Cache.Set("c", 3);

        Assert.Equal(2, Cache.RemoveAll(["a", "none", "c"]));
        Assert.Equal(["b"], Cache.Keys);
    }

    [Fact]
    public void Remove_KeysOneByOne_CountsThoseThatWereThere()
    {
        Cache.Set("a", 1);
        Cache.Set("b", 2);

        Assert.Equal(2, Cache.RemoveBoth("a", "b"));
        Assert.Equal(0, Cache.RemoveBoth("a", "b"));
    }

    [Fact]
    public void Remove_Duplicate_CountsOnce()
    {
        Cache.Set("a", 1);

        Assert.Equal(1, Cache.RemoveAll(["a", "a", "a"]));
    }

    [Fact]
    public void Remove_LeavesTheArrayAlone()
    {
        string[] keys = ["a", "b"];
        Cache.Set("a", 1);

        Cache.RemoveAll(keys);

        Assert.Equal(["a", "b"], keys);
    }

    [Fact]
    public void Remove_NullKey_ThrowsAfterThoseBeforeIt()
    {
        Cache.Set("a", 1);
        Cache.Set("b", 2);

        Assert.Throws<ArgumentNullException>(() => Cache.RemoveAll(["a", null!, "b"]));
        Assert.False(Cache.ContainsKey("a"));
        Assert.True(Cache.ContainsKey("b"));
    }

    [Fact]
    public void Remove_NullArray_Throws() => Assert.ThrowsAny<SystemException>(() => Cache.RemoveAll(null!));

    [Fact]
    public void Remove_ThenSet_StartsAfresh()
    {
        Cache.Set("key", 1);
        Cache.Remove("key");

        Assert.Equal(2L, Cache.Increment("key", 2L));
        Cache.Remove("key");
        Cache.Set("key", "text");
        Assert.Equal("text", Cache.Get<string>("key"));
    }

    [Fact]
    public void RemoveByPrefix_RemovesByCharacterCode()
    {
        Cache.Set("user:1", 1);
        Cache.Set("user:2", 2);
        Cache.Set("User:3", 3);
        Cache.Set("use", 4);

        Assert.Equal(2, Cache.RemoveByPrefix("user:"));
        Assert.Equal(["User:3", "use"], Cache.Keys.Order(StringComparer.Ordinal));
        Assert.Equal(0, Cache.RemoveByPrefix("user:"));
        Assert.Equal(2, Cache.RemoveByPrefix(""));
        Assert.Equal(0, Cache.Count);
    }

    [Fact]
    public void Clear_RemovesEverything()
    {
        Cache.Set("a", 1);
        Cache.Set("b", "text");

        Cache.Clear();

        Assert.Equal(0, Cache.Count);
        Assert.Empty(Cache.Keys);
        Assert.Null(Cache.Get<string>("b"));
        Assert.Equal(1L, Cache.Increment("a", 1L));
    }
}
