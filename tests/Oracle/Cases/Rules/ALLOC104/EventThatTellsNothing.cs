// title: `new EventArgs()` for each event
// rule: ALLOC104
// bytes: 24
// fix: ALLOC104.event
// safety: unsafe
// difference: the same object is used each time
// shows: true, 0
// except: compare
// after: 0
static class Case
{
    private static event EventHandler? Changed;

    private static EventArgs? s_last;

    static Case() => Changed += (_, told) => s_last = told;

    static int Probe()
    {
        Changed?.Invoke(null, [|new EventArgs()|]);
        return s_last is null ? 0 : 1;
    }

    static string Behave(bool compare, byte item)
    {
        Probe();
        var first = s_last;
        Probe();
        return (compare ? ReferenceEquals(first, s_last) : first is not null) + " " + item;
    }
}
