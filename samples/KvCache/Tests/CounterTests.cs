namespace KvCache.Tests;

/// <summary>Adding to and subtracting from stored values.</summary>
public abstract class CounterTests<TCache> : VariantTests<TCache>
    where TCache : struct, ICacheVariant<TCache>
{
    [Fact]
    public void Increment_Missing_StartsAtZero()
    {
        Assert.Equal(5L, Cache.Increment("long", 5L));
        Assert.Equal(2.5, Cache.Increment("double", 2.5));

        Assert.Equal(5L, Cache.Get<object>("long"));
        Assert.Equal(2.5, Cache.Get<object>("double"));
    }

    [Fact]
    public void Increment_Long_AddsUp()
    {
        Cache.Set("key", 40L);

        Assert.Equal(41L, Cache.Increment("key", 1L));
        Assert.Equal(39L, Cache.Increment("key", -2L));
        Assert.Equal(39L, Cache.Get<object>("key"));
    }

    [Fact]
    public void Increment_Double_AddsUp()
    {
        Cache.Set("key", 1.5);

        Assert.Equal(1.75, Cache.Increment("key", 0.25));
        Assert.Equal(1.75, Cache.Get<object>("key"));
    }

    [Fact]
    public void Increment_Int32_BecomesLong()
    {
        Cache.Set("key", int.MaxValue);

        Assert.Equal(int.MaxValue + 1L, Cache.Increment("key", 1L));
        Assert.Equal(int.MaxValue + 1L, Cache.Get<object>("key"));
        Assert.Throws<OverflowException>(() => Cache.Get<int>("key"));
    }

    [Fact]
    public void Increment_DoubleOnLong_BecomesDouble()
    {
        Cache.Set("key", 5L);

        Assert.Equal(6.5, Cache.Increment("key", 1.5));
        Assert.Equal(6.5, Cache.Get<object>("key"));
    }

    [Fact]
    public void Increment_LongOnDouble_RoundsAndBecomesLong()
    {
        Cache.Set("key", 2.5);

        Assert.Equal(3L, Cache.Increment("key", 1L));
        Assert.Equal(3L, Cache.Get<object>("key"));
    }

    [Fact]
    public void Increment_Text_IsReadAsNumber()
    {
        using var culture = InCulture("");
        Cache.Set("long", " 1,000 ");
        Cache.Set("double", "1,000.5");
        Cache.Set("none", "no number");

        Assert.Equal(1001L, Cache.Increment("long", 1L));
        Assert.Equal(1001.0, Cache.Increment("double", 0.5));
        Assert.Equal(1L, Cache.Increment("none", 1L));
        Assert.Equal(1001L, Cache.Get<object>("long"));
    }

    [Fact]
    public void Increment_Null_StartsAtZero()
    {
        Cache.Set<string?>("long", null);
        Cache.Set<string?>("double", null);

        Assert.Equal(1L, Cache.Increment("long", 1L));
        Assert.Equal(1.5, Cache.Increment("double", 1.5));
    }

    [Fact]
    public void Increment_NoNumber_ThrowsAndKeepsTheValue()
    {
        Cache.Set("guid", Guid.Empty);
        Cache.Set("nan", double.NaN);

        Assert.Throws<InvalidCastException>(() => Cache.Increment("guid", 1L));
        Assert.Throws<InvalidCastException>(() => Cache.Increment("guid", 1.0));
        Assert.Throws<OverflowException>(() => Cache.Increment("nan", 1L));
        Assert.Equal(Guid.Empty, Cache.Get<object>("guid"));
        Assert.Equal(double.NaN, Cache.Get<object>("nan"));
        Assert.Equal(double.NaN, Cache.Increment("nan", 1.0));
    }

    [Fact]
    public void Increment_Overflow_WrapsRound()
    {
        Cache.Set("up", long.MaxValue);
        Cache.Set("down", long.MinValue);

        Assert.Equal(long.MinValue, Cache.Increment("up", 1L));
        Assert.Equal(long.MaxValue, Cache.Decrement("down", 1L));
        Assert.Equal(double.PositiveInfinity, Cache.Increment("double", double.MaxValue) * 2);
    }

    [Fact]
    public void Decrement_Subtracts()
    {
        Cache.Set("long", 10L);
        Cache.Set("double", 10.0);

        Assert.Equal(7L, Cache.Decrement("long", 3L));
        Assert.Equal(9.5, Cache.Decrement("double", 0.5));
        Assert.Equal(-1L, Cache.Decrement("missing", 1L));
        Assert.Equal(-1.5, Cache.Decrement("missing double", 1.5));
    }

    [Fact]
    public void Decrement_SmallestLong_WrapsRound()
    {
        Cache.Set("key", -1L);

        Assert.Equal(long.MaxValue, Cache.Decrement("key", long.MinValue));
    }

    [Fact]
    public void Increment_AfterEverySet_SeesTheLastOne()
    {
        for (var i = 0; i < 10; i++)
        {
            Cache.Set("key", i);
            Assert.Equal(i + 1L, Cache.Increment("key", 1L));
            Cache.Set("key", (long)i);
            Assert.Equal(i + 1.0, Cache.Increment("key", 1.0));
            Cache.Set("key", (double)i);
            Assert.Equal(i + 1L, Cache.Increment("key", 1L));
        }
    }
}
