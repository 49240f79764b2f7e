// title: `_count = (int)_count + 1`
// rule: ALLOC202, ALLOC203
// bytes: 24
// fix: ALLOC203
// safety: safe
// after: 0
sealed class Counter
{
    private object {|ALLOC202:_count|} = 0;

    public int Next()
    {
        {|ALLOC203:_count = (int)_count + 1|};
        return (int)_count;
    }
}

static class Case
{
    static Counter s_counter = new();

    static int Probe() => s_counter.Next();

    static int Behave(byte times)
    {
        var counter = new Counter();
        for (var i = 0; i < times; i++)
            counter.Next();
        return counter.Next();
    }
}
