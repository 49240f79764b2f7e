namespace Lru.Tests;

/// <summary>That an inspector sees each operation with its key, value and outcome.</summary>
public abstract class InspectorTests<TCache>
    where TCache : struct, ILruVariant<TCache, string>
{
    private readonly List<string> _seen = [];

    [Fact]
    public void Inspector_SeesEachOperation()
    {
        var cache = Inspected(2);
        cache.Put("a", "1");
        cache.Put("a", "2");
        cache.TryGet("a", out _);
        cache.TryGet("b", out _);
        cache.Remove("a");
        cache.Remove("a");

        Assert.Equal(["Put a 1 new", "Put a 2 was there", "Get a 2 was there", "Get b  new", "Remove a 2 was there", "Remove a  new"], _seen);
    }

    [Fact]
    public void Inspector_SeesWhatIsDroppedBeforeWhatTakesItsPlace()
    {
        var cache = Inspected(1);
        cache.Put("a", "1");
        cache.Put("b", "2");

        Assert.Equal(["Put a 1 new", "Evict a 1 was there", "Put b 2 new"], _seen);
    }

    [Fact]
    public void Inspector_MayUseTheCache()
    {
        var cache = TCache.Create(1, 2);
        cache.Inspect((action, key, _, _) =>
        {
            if (action == LruAction.Evict)
            {
                cache.Remove(key);
                Assert.False(cache.TryGet(key, out _));
            }
        });
        cache.Put("a", "1");
        cache.Put("b", "2");
        cache.Put("c", "3");

        Assert.Equal(2, cache.Count);
    }

    [Fact]
    public void Inspector_ThatThrows_LeavesTheCacheUsable()
    {
        var cache = TCache.Create(1, 2);
        cache.Inspect(static (_, key, _, _) =>
        {
            if (key == "bad")
                throw new InvalidOperationException();
        });

        Assert.Throws<InvalidOperationException>(() => cache.Put("bad", "1"));
        cache.Put("good", "2");
        Assert.True(cache.TryGet("good", out var value));
        Assert.Equal("2", value);
        Assert.Equal(2, cache.Count);
    }

    private TCache Inspected(int capacity)
    {
        var cache = TCache.Create(1, capacity);
        cache.Inspect((action, key, value, was) => _seen.Add($"{action} {key} {value} {(was ? "was there" : "new")}"));
        return cache;
    }
}
