// title: `Count(text.Trim())` of a project's own overloads
// rule: ALLOC301
// bytes: 32
// message: a step may return the string that it was given, so no number is named
// fix: ALLOC301.Span
// safety: unsafe
// difference: calls the overload for spans
// shows: "ab", true
// except: differs
// after: 0
static class Case
{
    static bool s_differs;

    static int Probe(string text = " abcd")
    {
        if (text is null)
            return 0;
        return Count([|text.Trim()|]);
    }

    static int Behave(string text, bool differs)
    {
        s_differs = differs;
        if (text is null)
            return 0;
        return Count([|text.Trim()|]);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    static int Count(string text) => text.Length;

    [MethodImpl(MethodImplOptions.NoInlining)]
    static int Count(ReadOnlySpan<char> text) => s_differs ? -1 : text.Length;
}
