namespace Lru.Tests;

/// <summary>That values come back under their keys, whatever the keys and values are.</summary>
public abstract class StorageTests<TTexts, TNumbers>
    where TTexts : struct, ILruVariant<TTexts, string>
    where TNumbers : struct, ILruVariant<TNumbers, long>
{
    public static TheoryData<string> Keys { get; } =
        ["", " ", "key", "KEY", "schl\u00FCssel", "\u9375", "\uD83D\uDD11", "\uD83D", "a\0b", new string('k', 511), new string('\u9375', 10_000)];

    [Theory]
    [MemberData(nameof(Keys))]
    public void Get_AnyKey_GivesItsValue(string key)
    {
        var cache = TTexts.Create(4, 8);
        cache.Put(key, "value");

        Assert.True(cache.TryGet(new string(key), out var value));
        Assert.Equal("value", value);
        Assert.False(cache.TryGet(key + "2", out value));
        Assert.Null(value);
    }

    [Fact]
    public void Get_Number_GivesEveryBit()
    {
        var cache = TNumbers.Create(1, 4);
        foreach (var number in (long[])[0, 1, -1, long.MaxValue, long.MinValue])
        {
            cache.Put("key", number);

            Assert.True(cache.TryGet("key", out var value));
            Assert.Equal(number, value);
        }
    }

    [Fact]
    public void Get_Missing_GivesTheDefault()
    {
        var cache = TNumbers.Create(1, 4);
        cache.Put("key", 7);

        Assert.False(cache.TryGet("other", out var value));
        Assert.Equal(0, value);
    }

    [Fact]
    public void Put_SameKey_Replaces()
    {
        var cache = TTexts.Create(1, 4);
        cache.Put("key", "one");
        cache.Put("key", "two");

        Assert.True(cache.TryGet("key", out var value));
        Assert.Equal("two", value);
        Assert.Equal(1, cache.Count);
    }

    [Fact]
    public void PutAll_StoresEachPair()
    {
        var cache = TNumbers.Create(4, 8);
        cache.PutAll([new("a", 1), new("b", 2), new("a", 3)]);

        Assert.Equal(2, cache.Count);
        Assert.True(cache.TryGet("a", out var value));
        Assert.Equal(3, value);
    }

    [Fact]
    public void Remove_SaysWhetherTheKeyWasThere()
    {
        var cache = TTexts.Create(1, 4);
        cache.Put("key", "value");

        Assert.True(cache.Remove("key"));
        Assert.False(cache.Remove("key"));
        Assert.False(cache.TryGet("key", out _));
        Assert.Equal(0, cache.Count);
    }

    [Fact]
    public void NullKey_Throws()
    {
        var cache = TTexts.Create(1, 4);

        Assert.Throws<ArgumentNullException>(() => cache.Put(null!, "value"));
        Assert.Throws<ArgumentNullException>(() => cache.TryGet(null!, out _));
        Assert.Throws<ArgumentNullException>(() => cache.Remove(null!));
    }

    [Theory]
    [InlineData(0, 1)]
    [InlineData(-1, 1)]
    [InlineData(int.MinValue, 1)]
    [InlineData((1 << 16) + 1, 1)]
    [InlineData(1, 0)]
    [InlineData(1, -5)]
    public void Create_ImpossibleSize_Throws(int buckets, int capacity) =>
        Assert.Throws<ArgumentOutOfRangeException>(() => TTexts.Create(buckets, capacity));

    [Fact]
    public void ManyKeysInManyBuckets_HoldWhatFitsAndTheNewestOfAll()
    {
        // Three buckets become four.
        var cache = TNumbers.Create(3, 16);
        for (var i = 0; i < 5_000; i++)
        {
            cache.Put("key" + i, i);

            Assert.True(cache.TryGet("key" + i, out var value));
            Assert.Equal(i, value);
        }

        Assert.Equal(4 * 16, cache.Count);
    }
}
