// title: `writer.Write(builder.ToString())` of any `TextWriter`
// rule: ALLOC305
// bytes: 48
// message: the length of the text is not known
// fix: ALLOC305.Copied
// safety: unsafe
// difference: a derived type may override only the overload for strings
// shows: true
// except: isDerived
// after: 0
sealed class Loud : StringWriter
{
    public override void Write(string? value) => base.Write("loud");
}

static class Case
{
    static StringBuilder s_builder = new("abcdefghijk");
    static StringWriter s_writer = new(new StringBuilder(100));

    static int Probe()
    {
        var all = s_writer.GetStringBuilder();
        all.Clear();
        s_writer.Write([|s_builder.ToString()|]);
        return all.Length;
    }

    static string Behave(bool isDerived)
    {
        StringWriter writer = isDerived ? new Loud() : new StringWriter();
        writer.Write([|s_builder.ToString()|]);
        return writer.ToString();
    }
}
