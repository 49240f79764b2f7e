// title: `Interlocked.CompareExchange` with a comparand that is boxed for the call
// rule: ALLOC202, ALLOC203
// bytes: 48
// fix: ALLOC203
// safety: unsafe
// difference: an exchange that never succeeded now can
// shows: 5
// after: 0
sealed class Counter
{
    private object {|ALLOC202:_value|} = 1;

    public int Exchange(int value)
    {
        {|ALLOC203:Interlocked.CompareExchange(ref _value, value, 1)|};
        return (int)_value;
    }
}

static class Case
{
    static Counter s_counter = new();

    static int Probe(int value = 1) => s_counter.Exchange(value);

    static int Behave(int value) => new Counter().Exchange(value);
}
