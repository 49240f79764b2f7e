// title: an `int` or null in a private `object` field
// rule: ALLOC202
// bytes: 24
// fix: ALLOC202
// safety: unsafe
// difference: an unset value throws InvalidOperationException instead of NullReferenceException
// shows: 1, false
// except: !isSet
// after: 0
sealed class Counter
{
    private object? [|_value|];

    public void Set(int value) => _value = value;

    public void Reset() => _value = null;

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
        counter.Set(value);
        if (!isSet)
            counter.Reset();
        return counter.Get();
    }
}
