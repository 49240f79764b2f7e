namespace KvCache.Tests;

/// <summary>What looks at all entries: count, keys, prefix, snapshot, checksum.</summary>
public abstract class EnumerationTests<TCache> : VariantTests<TCache>
    where TCache : struct, ICacheVariant<TCache>
{
    [Fact]
    public void Count_FollowsSetAndRemove()
    {
        Assert.Equal(0, Cache.Count);
        Cache.Set("a", 1);
        Cache.Set("a", 2);
        Cache.Set("b", 3);
        Assert.Equal(2, Cache.Count);
        Cache.Remove("a");
        Assert.Equal(1, Cache.Count);
    }

    [Fact]
    public void CountByPrefix_ComparesCharacterCodes()
    {
        Cache.Set("user:1", 1);
        Cache.Set("user:2", 2);
        Cache.Set("User:3", 3);
        Cache.Set("i", 4);
        Cache.Set("\u0131", 5);

        using var culture = InCulture("tr-TR");

        Assert.Equal(2, Cache.CountByPrefix("user:"));
        Assert.Equal(1, Cache.CountByPrefix("i"));
        Assert.Equal(0, Cache.CountByPrefix("I"));
        Assert.Equal(5, Cache.CountByPrefix(""));
        Assert.Equal(0, Cache.CountByPrefix("user:1:"));
    }

    [Fact]
    public void Keys_IsACopy()
    {
        Cache.Set("a", 1);
        var keys = Cache.Keys;
        Cache.Set("b", 2);

        Assert.Equal(["a"], keys);
        Assert.Equal(["a", "b"], Cache.Keys.Order(StringComparer.Ordinal));
    }

    [Fact]
    public void Snapshot_GivesStoredTypes()
    {
        var list = new List<int>();
        Cache.Set("int", 1);
        Cache.Set("long", 2L);
        Cache.Set("double", 3.5);
        Cache.Set("text", "four");
        Cache.Set<string?>("null", null);
        Cache.Set("list", list);
        Cache.Increment("counter", 1L);

        var snapshot = Cache.Snapshot();

        Assert.Equal(7, snapshot.Count);
        Assert.Equal(1, Assert.IsType<int>(snapshot["int"]));
        Assert.Equal(2L, Assert.IsType<long>(snapshot["long"]));
        Assert.Equal(3.5, Assert.IsType<double>(snapshot["double"]));
        Assert.Equal("four", snapshot["text"]);
        Assert.Null(snapshot["null"]);
        Assert.Same(list, snapshot["list"]);
        Assert.Equal(1L, Assert.IsType<long>(snapshot["counter"]));
    }

    [Fact]
    public void Snapshot_IsACopy()
    {
        Cache.Set("long", 1L);
        Cache.Set("text", "one");
        var snapshot = Cache.Snapshot();

        Cache.Increment("long", 1L);
        Cache.Set("text", "two");
        Cache.Set("new", 3);
        snapshot["mine"] = 4;

        Assert.Equal(1L, snapshot["long"]);
        Assert.Equal("one", snapshot["text"]);
        Assert.False(snapshot.ContainsKey("new"));
        Assert.False(Cache.ContainsKey("mine"));
    }

    [Fact]
    public void Checksum_DependsOnKeysOnly()
    {
        using var other = TCache.Create();
        for (var i = 0; i < 100; i++)
        {
            Cache.Set("key" + i, i);
            other.Set("key" + (99 - i), "text");
        }

        Assert.Equal(Cache.Checksum(), other.Checksum());
        other.Remove("key7");
        Assert.NotEqual(Cache.Checksum(), other.Checksum());
        other.Clear();
        Assert.Equal(0UL, other.Checksum());
    }

    [Theory]
    [InlineData("", 1449310910991872227UL)]
    [InlineData("a", 348363366796552703UL)]
    [InlineData("user:1", 14079389356616693167UL)]
    [InlineData("a key longer than sixteen characters", 3137832475519197888UL)]
    [InlineData("\u4F60\u597D\uD83D\uDE00", 3015857363547065977UL)]
    public void ChecksumOf_IsTheSameInEveryProcess(string key, ulong expected) => Assert.Equal(expected, TCache.ChecksumOf(key));

    [Fact]
    public void ChecksumOf_Null_Throws() => Assert.Throws<ArgumentNullException>(() => TCache.ChecksumOf(null!));
}
