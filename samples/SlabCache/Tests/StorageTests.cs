namespace Slab.Tests;

/// <summary>That values come back under their keys, byte for byte.</summary>
public abstract class StorageTests<TCache>
    where TCache : struct, ISlabVariant<TCache>
{
    public static TheoryData<string> Keys { get; } =
        ["", " ", "key", "KEY", "schl\u00FCssel", "\u9375", "\uD83D\uDD11", "\uD83D", "a\0b", new string('k', 511), new string('\u9375', 10_000)];

    [Theory]
    [MemberData(nameof(Keys))]
    public void Get_AnyKey_GivesItsValue(string key)
    {
        var cache = TCache.Create(4);
        cache.Set(key + "2", [9]);
        cache.Set(key, [1, 2, 3]);

        Assert.Equal([1, 2, 3], cache.Get(new string(key)));
        Assert.Equal([9], cache.Get(key + "2"));
        Assert.Null(cache.Get(key + "3"));
        Assert.Equal(2, cache.Count);
    }

    [Theory]
    [InlineData(0)]
    [InlineData(1)]
    [InlineData(7)]
    [InlineData(4096)]
    [InlineData(1 << 20)]
    public void Get_AnyLength_GivesEachByte(int length)
    {
        var value = new byte[length];
        new Random(length).NextBytes(value);
        var cache = TCache.Create(1);
        cache.Set("before", [1]);
        cache.Set("key", value);
        cache.Set("after", [2]);

        Assert.Equal(value, cache.Get("key"));
        Assert.Equal([1], cache.Get("before"));
        Assert.Equal([2], cache.Get("after"));
    }

    [Fact]
    public void Set_CopiesTheValue()
    {
        byte[] value = [1, 2];
        var cache = TCache.Create(1);
        cache.Set("key", value);
        value[0] = 9;
        var first = cache.Get("key");
        first![1] = 9;

        Assert.Equal([1, 2], cache.Get("key"));
    }

    [Fact]
    public void Set_SameKey_Replaces()
    {
        var cache = TCache.Create(1);
        cache.Set("key", [1]);
        cache.Set("key", [2, 3]);
        cache.Set("key", []);

        Assert.Equal(Array.Empty<byte>(), cache.Get("key"));
        Assert.Equal(1, cache.Count);
    }

    [Fact]
    public void Read_CopiesIntoTheDestination()
    {
        var cache = TCache.Create(1);
        cache.Set("key", [1, 2]);
        var destination = new byte[4];

        Assert.Equal(2, cache.Read("key", destination));
        Assert.Equal([1, 2, 0, 0], destination);
        Assert.Equal(-1, cache.Read("none", destination));
        Assert.Throws<ArgumentException>(() => cache.Read("key", new byte[1]));
        Assert.Equal([1, 2], cache.Get("key"));
    }

    [Fact]
    public void Remove_SaysWhetherTheKeyWasThere()
    {
        var cache = TCache.Create(1);
        cache.Set("key", [1]);

        Assert.False(cache.Remove("other"));
        Assert.True(cache.Remove("key"));
        Assert.False(cache.Remove("key"));
        Assert.Null(cache.Get("key"));
        Assert.Equal(0, cache.Count);
    }

    [Fact]
    public void NullKey_Throws()
    {
        var cache = TCache.Create(1);

        Assert.Throws<ArgumentNullException>(() => cache.Set(null!, [1]));
        Assert.Throws<ArgumentNullException>(() => cache.Get(null!));
        Assert.Throws<ArgumentNullException>(() => cache.Remove(null!));
    }

    [Theory]
    [InlineData(0)]
    [InlineData(-1)]
    [InlineData((1 << 16) + 1)]
    public void Create_ImpossibleNumberOfShards_Throws(int shards) => Assert.Throws<ArgumentOutOfRangeException>(() => TCache.Create(shards));

    [Theory]
    [InlineData(1)]
    [InlineData(8)]
    public void GeneratedOperations_AnswerAsADictionary(int shards)
    {
        var cache = TCache.Create(shards);
        var model = new Dictionary<string, byte[]>();
        var random = new Random(shards);
        for (var i = 0; i < 30_000; i++)
        {
            var key = "key" + random.Next(300);
            switch (random.Next(6))
            {
                case 0:
                    Assert.Equal(model.Remove(key), cache.Remove(key));
                    break;
                case < 3:
                    var value = new byte[random.Next(120)];
                    random.NextBytes(value);
                    cache.Set(key, value);
                    model[key] = value;
                    break;
                default:
                    Assert.Equal(model.GetValueOrDefault(key), cache.Get(key));
                    break;
            }

            Assert.Equal(model.Count, cache.Count);
        }

        Assert.All(model, pair => Assert.Equal(pair.Value, cache.Get(pair.Key)));
    }

    [Fact]
    public void ValueWithALifeWindow_EndsAndCanBeStoredAgain()
    {
        var cache = TCache.Create(1, TimeSpan.FromMilliseconds(30));
        cache.Set("key", [1]);

        Assert.True(SpinWait.SpinUntil(() => cache.Get("key") is null, TimeSpan.FromSeconds(30)));
        Assert.Equal(-1, cache.Read("key", new byte[4]));
        cache.RemoveExpired();
        Assert.Equal(0, cache.Count);

        var kept = TCache.Create(1, TimeSpan.FromHours(1));
        kept.Set("key", [2]);
        kept.RemoveExpired();
        Assert.Equal([2], kept.Get("key"));
    }

    [Fact]
    public void Threads_NeverGetTheValueOfAnotherKey()
    {
        var cache = TCache.Create(2);
        var keys = Enumerable.Range(0, 50).Select(static i => "key" + i).ToArray();
        Together.Run(4, thread =>
        {
            var random = new Random(thread);
            Span<byte> buffer = stackalloc byte[100];
            for (var i = 0; i < 20_000; i++)
            {
                var number = random.Next(keys.Length);
                var length = random.Next(buffer.Length);
                switch (random.Next(5))
                {
                    case 0:
                        cache.Remove(keys[number]);
                        break;
                    case < 3:
                        buffer[..length].Fill((byte)number);
                        cache.Set(keys[number], buffer[..length]);
                        break;
                    default:
                        var read = cache.Read(keys[number], buffer);
                        Assert.True(read < 0 || !buffer[..read].ContainsAnyExcept((byte)number));
                        break;
                }
            }
        });

        Assert.Equal(cache.Count, keys.Count(key => cache.Get(key) is not null));
    }
}
