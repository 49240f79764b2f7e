// title: an own overload for one item that does something else
// rule: ALLOC103
// bytes: 32
// fix: ALLOC103.item
// safety: unsafe
// difference: another overload of 'Count' is called
// shows: null
// except: text is null
// after: 0
public static class Texts
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static int Count(string text) => text is null ? -1 : 1;

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static int Count(IEnumerable<string> texts) => texts is string[] all ? all.Length : 0;
}

static class Case
{
    static int Probe(string text = "a") => Texts.Count([|new[] { text }|]);

    static int Behave(string text) => Texts.Count([|new[] { text }|]);
}
