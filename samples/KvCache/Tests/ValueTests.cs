namespace KvCache.Tests;

public abstract class ValueTests<TCache> : VariantTests<TCache>
    where TCache : struct, ICacheVariant<TCache>
{
    [Fact]
    public void Get_SameType_GivesTheValue()
    {
        AssertKept(int.MinValue);
        AssertKept(long.MaxValue);
        AssertKept(-0.0);
        AssertKept(double.NaN);
        AssertKept("text");
        AssertKept("");
        AssertKept(true);
        AssertKept('x');
        AssertKept((byte)200);
        AssertKept(short.MinValue);
        AssertKept(uint.MaxValue);
        AssertKept(ulong.MaxValue);
        AssertKept(1.5f);
        AssertKept(79228162514264337593543950335m);
        AssertKept(new DateTime(2024, 9, 16, 13, 6, 33, DateTimeKind.Utc));
        AssertKept(new Guid("2d7a1f5e-3c50-4f0b-8b6a-000000000001"));
        AssertKept(DayOfWeek.Friday);
        AssertKept(new KeyValuePair<string, int>("a", 1));
        AssertKept<int?>(7);
    }

    [Fact]
    public void Get_Double_KeepsEveryBit()
    {
        Cache.Set("key", -0.0);

        Assert.True(double.IsNegative(Cache.Get<double>("key")));
    }

    [Fact]
    public void Get_ReferenceType_GivesTheSameObject()
    {
        var list = new List<int> { 1, 2 };
        Cache.Set("key", list);

        Assert.Same(list, Cache.Get<List<int>>("key"));
        Assert.Same(list, Cache.Get<IReadOnlyList<int>>("key"));
        Assert.Same(list, Cache.Get<object>("key"));
    }

    [Fact]
    public void Get_AsObject_GivesTheStoredType()
    {
        Cache.Set("int", 1);
        Cache.Set("long", 2L);
        Cache.Set("double", 3.0);
        Cache.Set<object>("boxed", 4);

        Assert.Equal(1, Assert.IsType<int>(Cache.Get<object>("int")));
        Assert.Equal(2L, Assert.IsType<long>(Cache.Get<object>("long")));
        Assert.Equal(3.0, Assert.IsType<double>(Cache.Get<object>("double")));
        Assert.Equal(4, Assert.IsType<int>(Cache.Get<object>("boxed")));
        Assert.Equal(4, Cache.Get<int>("boxed"));
        Assert.Equal(1, (int?)Cache.Get<IComparable>("int"));
    }

    [Fact]
    public void Get_Missing_GivesTheDefault()
    {
        Assert.Equal(0, Cache.Get<int>("none"));
        Assert.Equal(0L, Cache.Get<long>("none"));
        Assert.Equal(0.0, Cache.Get<double>("none"));
        Assert.Null(Cache.Get<string>("none"));
        Assert.Null(Cache.Get<int?>("none"));
        Assert.Equal(Guid.Empty, Cache.Get<Guid>("none"));
    }

    [Fact]
    public void TryGet_TellsMissingFromDefault()
    {
        Cache.Set("zero", 0);
        Cache.Set<string?>("null", null);

        Assert.True(Cache.TryGet<int>("zero", out var zero));
        Assert.Equal(0, zero);
        Assert.True(Cache.TryGet<string>("null", out var text));
        Assert.Null(text);
        Assert.False(Cache.TryGet<int>("none", out var none));
        Assert.Equal(0, none);
    }

    [Fact]
    public void Get_StoredNull_GivesTheDefault()
    {
        Cache.Set<string?>("key", null);

        Assert.True(Cache.ContainsKey("key"));
        Assert.Null(Cache.Get<string>("key"));
        Assert.Null(Cache.Get<object>("key"));
        Assert.Equal(0, Cache.Get<int>("key"));
        Assert.Equal(0L, Cache.Get<long>("key"));
        Assert.Equal(0.0, Cache.Get<double>("key"));
    }

    [Fact]
    public void Set_OtherType_ReplacesValueAndType()
    {
        Cache.Set("key", 1);
        Cache.Set("key", "two");
        Assert.Equal("two", Cache.Get<object>("key"));

        Cache.Set("key", 3.0);
        Assert.Equal(3.0, Cache.Get<object>("key"));

        Cache.Set("key", 4L);
        Assert.Equal(4L, Cache.Get<object>("key"));

        Cache.Set("key", Guid.Empty);
        Assert.Equal(Guid.Empty, Cache.Get<object>("key"));

        Cache.Set("key", 5);
        Assert.Equal(5, Cache.Get<object>("key"));

        Cache.Set<string?>("key", null);
        Assert.Null(Cache.Get<object>("key"));
        Assert.Equal(1, Cache.Count);
    }

    [Fact]
    public void Key_DiffersByCaseAndMayBeEmpty()
    {
        Cache.Set("", 1);
        Cache.Set("a", 2);
        Cache.Set("A", 3);

        Assert.Equal(1, Cache.Get<int>(""));
        Assert.Equal(2, Cache.Get<int>("a"));
        Assert.Equal(3, Cache.Get<int>("A"));
    }

    [Fact]
    public void Key_Null_IsRefusedEverywhere()
    {
        Assert.Throws<ArgumentNullException>(() => Cache.Set(null!, 1));
        Assert.Throws<ArgumentNullException>(() => Cache.Get<int>(null!));
        Assert.Throws<ArgumentNullException>(() => Cache.TryGet<int>(null!, out _));
        Assert.Throws<ArgumentNullException>(() => Cache.ContainsKey(null!));
        Assert.Throws<ArgumentNullException>(() => Cache.Increment(null!, 1L));
        Assert.Throws<ArgumentNullException>(() => Cache.Increment(null!, 1.0));
        Assert.Throws<ArgumentNullException>(() => Cache.GetOrAdd(null!, _ => 1));
        Assert.Throws<ArgumentNullException>(() => Cache.Take<int>(null!));
        Assert.Equal(0, Cache.Count);
    }

    [Fact]
    public void ContainsKey_TellsStoredKeys()
    {
        Cache.Set("key", 0);

        Assert.True(Cache.ContainsKey("key"));
        Assert.False(Cache.ContainsKey("Key"));
    }

    [Fact]
    public void Take_GivesTheValueOnce()
    {
        Cache.Set("int", 1);
        Cache.Set("text", "two");

        Assert.Equal(1, Cache.Take<int>("int"));
        Assert.Equal("two", Cache.Take<string>("text"));
        Assert.Equal(0, Cache.Take<int>("int"));
        Assert.Null(Cache.Take<string>("text"));
        Assert.Equal(0, Cache.Count);

        Cache.Set("int", 3);
        Assert.Equal(3, Cache.Get<int>("int"));
    }

    private void AssertKept<T>(T value)
    {
        Cache.Set("key", value);

        Assert.Equal(value, Cache.Get<T>("key"));
        Assert.True(Cache.TryGet<T>("key", out var read));
        Assert.Equal(value, read);
    }
}
