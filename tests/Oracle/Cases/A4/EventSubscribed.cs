// title: += and -= on an event
// row: += and -= on delegates and field-like events
// rule: none: delegates are for a later rule
// bytes: 104
// note: of the two left one is the result, which is an object that exists
sealed class Source
{
    public event Action? Changed;

    public int Count => Changed is null ? 0 : 1;
}

static class Case
{
    static Source s_source = MakeSource();
    static Action s_second = static () => { };

    static void Probe()
    {
        s_source.Changed += s_second;
        s_source.Changed -= s_second;
    }

    static Source MakeSource()
    {
        var source = new Source();
        source.Changed += static () => { };
        return source;
    }
}
