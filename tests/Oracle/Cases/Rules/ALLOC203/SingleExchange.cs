// title: `Interlocked.CompareExchange` with the boxed number that was read before
// rule: ALLOC202, ALLOC203
// bytes: 24
// message: the exchange is measured without the write before it
// fix: ALLOC203
// safety: unsafe
// difference: the exchange compares values instead of boxes
// shows: 5
// after: 0
sealed class Counter
{
    private object {|ALLOC202:_value|} = 1;

    public int Exchange(int value, bool isSetBetween)
    {
        var old = _value;
        if (isSetBetween)
            {|ALLOC203:_value = (int)_value + 0|};
        {|ALLOC203:Interlocked.CompareExchange(ref _value, value, old)|};
        return (int)_value;
    }
}

static class Case
{
    static Counter s_counter = new();

    static int Probe(int value = 300) => s_counter.Exchange(value, false);

    static int Behave(int value) => new Counter().Exchange(value, true);
}
