// title: `text.Substring(1) == other`
// rule: ALLOC301
// bytes: 32
// message: a step may return the string that it was given, so no number is named
// fix: ALLOC301.Span
// safety: unsafe
// difference: null equals an empty text
// shows: "a", null
// except: other is null
// after: 0
static class Case
{
    static bool Probe(string text = "abcde", string other = "bcd")
    {
        if (text is null)
            return false;
        return [|text.Substring(1)|] == other;
    }

    static bool Behave(string text, string other)
    {
        if (text is null)
            return false;
        return [|text.Substring(1)|] == other;
    }
}
