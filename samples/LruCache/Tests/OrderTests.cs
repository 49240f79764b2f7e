namespace Lru.Tests;

/// <summary>That the value goes that was not used for the longest time.</summary>
public abstract class OrderTests<TCache>
    where TCache : struct, ILruVariant<TCache, long>
{
    [Fact]
    public void FullCache_DropsTheOldest()
    {
        var cache = Filled("a", "b", "c");
        cache.Put("d", 4);

        AssertKeys(cache, "b", "c", "d");
    }

    [Fact]
    public void Get_MakesAValueTheNewest()
    {
        var cache = Filled("a", "b", "c");
        cache.TryGet("a", out _);
        cache.Put("d", 4);

        AssertKeys(cache, "a", "c", "d");
    }

    [Fact]
    public void Put_OfAStoredKey_MakesItTheNewestAndDropsNothing()
    {
        var cache = Filled("a", "b", "c");
        cache.Put("a", 5);
        Assert.Equal(3, cache.Count);
        cache.Put("d", 4);

        AssertKeys(cache, "a", "c", "d");
    }

    [Fact]
    public void Remove_MakesRoom()
    {
        var cache = Filled("a", "b", "c");
        cache.Remove("b");
        cache.Put("d", 4);

        AssertKeys(cache, "a", "c", "d");
    }

    [Fact]
    public void Miss_ChangesNothing()
    {
        var cache = Filled("a", "b", "c");
        for (var i = 0; i < 100; i++)
        {
            cache.TryGet("none" + i, out _);
        }

        cache.Put("d", 4);
        AssertKeys(cache, "b", "c", "d");
    }

    [Fact]
    public void CapacityOfOne_HoldsTheNewest()
    {
        var cache = TCache.Create(1, 1);
        for (var i = 0; i < 100; i++)
        {
            cache.Put("key" + i, i);
            Assert.True(cache.TryGet("key" + i, out _));
            Assert.False(cache.TryGet("key" + (i - 1), out _));
        }
    }

    [Theory]
    [InlineData(1, 3)]
    [InlineData(2, 8)]
    [InlineData(7, 12)]
    [InlineData(50, 70)]
    [InlineData(500, 800)]
    public void GeneratedOperations_AnswerAsTheModel(int capacity, int keys)
    {
        var cache = TCache.Create(1, capacity);
        var model = new List<(string Key, long Value)>();
        var random = new Random(capacity);
        for (var i = 0; i < 20_000; i++)
        {
            var key = "key" + random.Next(keys);
            var place = model.FindIndex(pair => pair.Key == key);
            switch (random.Next(10))
            {
                case 0:
                    Assert.Equal(place >= 0, cache.Remove(key));
                    if (place >= 0)
                    {
                        model.RemoveAt(place);
                    }

                    break;
                case < 4:
                    cache.Put(key, i);
                    if (place >= 0)
                    {
                        model.RemoveAt(place);
                    }
                    else if (model.Count == capacity)
                    {
                        model.RemoveAt(capacity - 1);
                    }

                    model.Insert(0, (key, i));
                    break;
                default:
                    Assert.Equal(place >= 0, cache.TryGet(key, out var value));
                    if (place >= 0)
                    {
                        var pair = model[place];
                        Assert.Equal(pair.Value, value);
                        model.RemoveAt(place);
                        model.Insert(0, pair);
                    }

                    break;
            }

            Assert.Equal(model.Count, cache.Count);
        }
    }

    private static TCache Filled(params string[] keys)
    {
        var cache = TCache.Create(1, keys.Length);
        for (var i = 0; i < keys.Length; i++)
        {
            cache.Put(keys[i], i);
        }

        return cache;
    }

    private static void AssertKeys(TCache cache, params string[] keys)
    {
        string[] all = ["a", "b", "c", "d"];

        Assert.Equal(keys, all.Where(key => cache.TryGet(key, out _)));
        Assert.Equal(keys.Length, cache.Count);
    }
}
