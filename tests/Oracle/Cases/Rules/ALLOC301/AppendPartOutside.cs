// title: `builder.Append(text.Substring(start, length))` without spans
// rule: ALLOC301
// bytes: 32
// message: a step may return the string that it was given, so no number is named
// target: netstandard2.0
// fix: ALLOC301.AppendPart
// safety: unsafe
// difference: null
// shows: null, 0, 0
// except: text == null || length == 0
// after: 0
static class Case
{
    static StringBuilder s_builder = new StringBuilder(100);

    static int Probe(string text = "abcde", int start = 1, int length = 4)
    {
        s_builder.Clear();
        s_builder.Append([|text.Substring(start, length)|]);
        return s_builder.Length;
    }

    static string Behave(string text, int start, int length)
    {
        var builder = new StringBuilder(16, int.MaxValue).Append("a");
        builder.Append([|text.Substring(start, length)|]);
        return builder.ToString();
    }
}
