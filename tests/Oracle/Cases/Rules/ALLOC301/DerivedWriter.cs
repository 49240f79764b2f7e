// title: `writer.Write(text.Trim())` of any `TextWriter`
// rule: ALLOC301
// bytes: 32
// message: a step may return the string that it was given, so no number is named
// fix: ALLOC301.Span
// safety: unsafe
// difference: a derived type may override only the overload for strings
// shows: "ab", true
// except: differs
// after: 0
sealed class Shouting : StringWriter
{
    public override void Write(string? text) => base.Write("!");
}

static class Case
{
    static TextWriter s_writer = new StringWriter(new StringBuilder(40_000));

    static void Probe(string text = " abcd")
    {
        if (text is null)
            return;
        s_writer.Write([|text.Trim()|]);
    }

    static string Behave(string text, bool differs)
    {
        var writer = differs ? new Shouting() : new StringWriter();
        Write(writer, text);
        return writer.ToString()!;
    }

    static void Write(TextWriter writer, string text)
    {
        if (text is null)
            return;
        writer.Write([|text.Trim()|]);
    }
}
