// title: `Values values = new[] { text }`, where an operator converts the text itself
// rule: ALLOC103
// bytes: 32
// fix: ALLOC103.item
// safety: unsafe
// difference: 'Values' may treat an item otherwise than an array of it, as where it is null
// shows: null
// except: text is null
// after: 0
readonly struct Values
{
    private readonly object _values;

    private Values(object values) => _values = values;

    public int Count => _values is string[] all ? all.Length : _values is string ? 1 : 0;

    public static implicit operator Values(string value) => new(value);

    public static implicit operator Values(string[] values) => new(values);
}

static class Case
{
    static Values s_values;

    static int Probe(string text = "a")
    {
        s_values = [|new[] { text }|];
        return s_values.Count;
    }

    static int Behave(string text)
    {
        Values values = [|new[] { text }|];
        return values.Count;
    }
}
