namespace KvCache.Tests;

/// <summary>Reading as a type that differs from the stored one.</summary>
public abstract class ConversionTests<TCache> : VariantTests<TCache>
    where TCache : struct, ICacheVariant<TCache>
{
    [Fact]
    public void Int32_ReadsAsEveryNumberAndText()
    {
        Cache.Set("key", -5);

        Assert.Equal(-5L, Cache.Get<long>("key"));
        Assert.Equal(-5.0, Cache.Get<double>("key"));
        Assert.Equal("-5", Cache.Get<string>("key"));
    }

    [Fact]
    public void Int64_ReadsAsEveryNumberAndText()
    {
        Cache.Set("key", 1234567L);

        Assert.Equal(1234567, Cache.Get<int>("key"));
        Assert.Equal(1234567.0, Cache.Get<double>("key"));
        Assert.Equal("1234567", Cache.Get<string>("key"));
    }

    [Fact]
    public void Int64_OutOfRange_ThrowsAsInt32()
    {
        Cache.Set("key", 1L << 40);

        Assert.Throws<OverflowException>(() => Cache.Get<int>("key"));
        Assert.Throws<OverflowException>(() => Cache.TryGet<int>("key", out _));
        Assert.Equal(1L << 40, Cache.Get<long>("key"));
    }

    [Theory]
    [InlineData(2.5, 2)]
    [InlineData(3.5, 4)]
    [InlineData(-2.5, -2)]
    [InlineData(6.4999, 6)]
    public void Double_RoundsHalfToEvenAsInteger(double value, int expected)
    {
        Cache.Set("key", value);

        Assert.Equal(expected, Cache.Get<int>("key"));
        Assert.Equal(expected, Cache.Get<long>("key"));
    }

    [Theory]
    [InlineData(double.NaN)]
    [InlineData(double.PositiveInfinity)]
    [InlineData(1e300)]
    public void Double_OutOfRange_ThrowsAsInteger(double value)
    {
        Cache.Set("key", value);

        Assert.Throws<OverflowException>(() => Cache.Get<int>("key"));
        Assert.Throws<OverflowException>(() => Cache.Get<long>("key"));
        Assert.Equal(value, Cache.Get<double>("key"));
    }

    [Fact]
    public void Double_ReadsAsTextOfTheCulture()
    {
        Cache.Set("key", 1.5);

        using (InCulture("en-US"))
        {
            Assert.Equal("1.5", Cache.Get<string>("key"));
        }

        using (InCulture("tr-TR"))
        {
            Assert.Equal("1,5", Cache.Get<string>("key"));
        }
    }

    [Fact]
    public void Text_ReadsAsNumber()
    {
        using var culture = InCulture("");
        Cache.Set("int", " 1,234 ");
        Cache.Set("double", "-1,234.5e1");
        Cache.Set("none", "no number");

        Assert.Equal(1234, Cache.Get<int>("int"));
        Assert.Equal(1234L, Cache.Get<long>("int"));
        Assert.Equal(1234.0, Cache.Get<double>("int"));
        Assert.Equal(-12345.0, Cache.Get<double>("double"));
        Assert.Equal(0, Cache.Get<int>("double"));
        Assert.Equal(0, Cache.Get<int>("none"));
        Assert.Equal(0L, Cache.Get<long>("none"));
        Assert.Equal(0.0, Cache.Get<double>("none"));
        Assert.Equal(" 1,234 ", Cache.Get<string>("int"));
    }

    [Fact]
    public void OtherNumbers_ReadAsNumberAndText()
    {
        Cache.Set("byte", (byte)200);
        Cache.Set("bool", true);
        Cache.Set("decimal", 12.5m);
        Cache.Set("ulong", ulong.MaxValue);

        Assert.Equal(200, Cache.Get<int>("byte"));
        Assert.Equal(1L, Cache.Get<long>("bool"));
        Assert.Equal(12.5, Cache.Get<double>("decimal"));
        Assert.Equal("True", Cache.Get<string>("bool"));
        Assert.Throws<OverflowException>(() => Cache.Get<long>("ulong"));
    }

    [Fact]
    public void NoNumber_ThrowsAsNumberAndReadsAsText()
    {
        var guid = new Guid("2d7a1f5e-3c50-4f0b-8b6a-000000000001");
        Cache.Set("key", guid);

        Assert.Throws<InvalidCastException>(() => Cache.Get<int>("key"));
        Assert.Throws<InvalidCastException>(() => Cache.Get<long>("key"));
        Assert.Throws<InvalidCastException>(() => Cache.Get<double>("key"));
        Assert.Equal(guid.ToString(), Cache.Get<string>("key"));
    }

    [Fact]
    public void OtherTypes_DoNotConvert()
    {
        Cache.Set("int", 1);
        Cache.Set("text", "1");

        Assert.Equal(0, Cache.Get<short>("int"));
        Assert.False(Cache.Get<bool>("int"));
        Assert.Equal(0m, Cache.Get<decimal>("int"));
        Assert.Equal(DayOfWeek.Sunday, Cache.Get<DayOfWeek>("int"));
        Assert.Null(Cache.Get<long?>("int"));
        Assert.Equal(1, Cache.Get<int?>("int"));
        Assert.Null(Cache.Get<int?>("text"));
        Assert.Null(Cache.Get<List<int>>("text"));
        Assert.Equal(Guid.Empty, Cache.Get<Guid>("text"));
    }
}
