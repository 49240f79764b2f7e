// title: `builder.Append(text.Substring(start, length))` without spans, where both are there
// rule: ALLOC301
// bytes: 32
// message: a step may return the string that it was given, so no number is named
// target: netstandard2.0
// fix: ALLOC301.AppendPart
// safety: unsafe
// difference: an empty part beyond the end does not throw
// shows: "a", 2, 0
// except: length == 0
// after: 0
static class Case
{
    static StringBuilder s_builder = new StringBuilder(100);

    static int Probe(string text = "abcde", int start = 1, int length = 4)
    {
        var builder = s_builder;
        builder.Clear();
        if (text is null)
            return 0;
        builder.Append([|text.Substring(start, length)|]);
        return builder.Length;
    }

    static string Behave(string text, int start, int length)
    {
        if (text is null)
            return "";
        var builder = new StringBuilder(16, int.MaxValue).Append("a");
        builder.Append([|text.Substring(start, length)|]);
        return builder.ToString();
    }
}
