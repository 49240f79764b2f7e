// title: an `int` written to a private `object` field: its own type
// rule: ALLOC202
// bytes: 24
// fix: ALLOC202
// safety: safe
// after: 0
sealed class Counter
{
    private object [|_value|] = 0;

    public void Set(int value) => _value = value;

    public int Get() => (int)_value;
}

static class Case
{
    static Counter s_counter = new();

    static int Probe(int value = 300)
    {
        s_counter.Set(value);
        return s_counter.Get();
    }

    static string Behave(int[] values)
    {
        var counter = new Counter();
        var texts = new List<string> { counter.Get().ToString() };
        foreach (var value in values)
        {
            counter.Set(value);
            texts.Add(counter.Get().ToString());
        }

        return string.Join(",", texts);
    }
}
