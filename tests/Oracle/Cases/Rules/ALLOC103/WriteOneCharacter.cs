// title: `writer.Write(new[] { c })`
// rule: ALLOC103
// bytes: 32
// user: net10 0/32 | 32
// fix: ALLOC103.item
// safety: unsafe
// difference: a writer may treat its overloads differently
// shows: none: the writers of the framework treat both alike
// after: 0
static class Case
{
    static readonly TextWriter s_writer = TextWriter.Null;

    static void Probe(char c = 'x') => s_writer.Write([|new[] { c }|]);

    static string Behave(char c)
    {
        var writer = new StringWriter(new StringBuilder());
        writer.Write([|new[] { c }|]);
        return writer.ToString();
    }
}
