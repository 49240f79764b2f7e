// title: an `int` in a public `object` field of a private type
// rule: ALLOC202
// bytes: 24
// fix: ALLOC202
// safety: unsafe
// difference: serializers and reflection see the new type
// shows: 1
// after: 0
static class Case
{
    static Counter s_counter = new();

    static int Probe(int value = 300)
    {
        s_counter.Value = value;
        return (int)s_counter.Value;
    }

    static string Behave(int value)
    {
        var counter = new Counter();
        counter.Value = value;
        return (int)counter.Value + string.Join<object>(",", counter.GetType().GetFields());
    }

    private sealed class Counter
    {
        public object [|Value|] = 0;
    }
}
