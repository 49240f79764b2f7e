// title: `Sum(Encoding.UTF8.GetBytes(text))` of a project's own overloads
// rule: ALLOC306
// bytes: 32
// message: the length of the text is not known
// fix: ALLOC306.Scratch
// safety: unsafe
// difference: another overload of 'Sum' is called
// shows: "a", true
// except: differs
// after: 0
static class Case
{
    static bool s_differs;

    static int Probe(string text = "abc") => Sum([|Encoding.UTF8.GetBytes(text)|]);

    static int Behave(string text, bool differs)
    {
        s_differs = differs;
        return Sum([|Encoding.UTF8.GetBytes(text)|]);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    static int Sum(byte[] bytes) => bytes.Length;

    [MethodImpl(MethodImplOptions.NoInlining)]
    static int Sum(ReadOnlySpan<byte> bytes) => s_differs ? -1 : bytes.Length;
}
