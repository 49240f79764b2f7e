// title: an `int` in a private `object` field that is read before it is set
// rule: ALLOC202
// bytes: 24
// fix: ALLOC202
// safety: unsafe
// difference: reading before the first write gives the default value instead of an exception
// shows: 1, false
// except: !isSet
// after: 0
sealed class Counter
{
    private object? [|_value|];

    public void Set(int value) => _value = value;

    public int Get() => (int)_value!;
}

static class Case
{
    static Counter s_counter = new();

    static int Probe(int value = 300)
    {
        s_counter.Set(value);
        return s_counter.Get();
    }

    static int Behave(int value, bool isSet)
    {
        var counter = new Counter();
        if (isSet)
            counter.Set(value);
        return counter.Get();
    }
}
