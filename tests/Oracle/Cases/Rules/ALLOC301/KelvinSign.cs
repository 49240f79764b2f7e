// title: `text.Trim().ToLowerInvariant() == "ok"`
// rule: ALLOC301
// bytes: 64
// message: a step may return the string that it was given, so no number is named
// fix: ALLOC301.Span
// safety: unsafe
// difference: the Kelvin sign and the long s are other letters
// shows: "o\u212a"
// after: 0
static class Case
{
    static bool Probe(string text = " OK")
    {
        if (text is null)
            return false;
        return [|text.Trim().ToLowerInvariant()|] == "ok";
    }

    static bool Behave(string text)
    {
        if (text is null)
            return false;
        return [|text.Trim().ToLowerInvariant()|] == "ok";
    }
}
