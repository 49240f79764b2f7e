// title: `Interlocked.Exchange` of a `long` in an `object` field
// rule: ALLOC202, ALLOC203
// bytes: 24
// fix: ALLOC203
// safety: safe
// after: 0
sealed class Counter
{
    private object {|ALLOC202:_value|} = 0L;

    public long Exchange(long value) => (long){|ALLOC203:Interlocked.Exchange(ref _value, value)|};
}

static class Case
{
    static Counter s_counter = new();

    static long Probe(long value = 300) => s_counter.Exchange(value);

    static string Behave(long[] values)
    {
        var counter = new Counter();
        var texts = new List<string>(16);
        foreach (var value in values)
            texts.Add(counter.Exchange(value).ToString());
        return string.Join(",", texts);
    }
}
