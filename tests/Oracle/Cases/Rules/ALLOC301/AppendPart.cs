// title: `builder.Append(text.Substring(0, length))` without spans
// rule: ALLOC301
// bytes: 32
// target: netstandard2.0
// fix: ALLOC301.AppendPart
// safety: safe
// after: 0
static class Case
{
    static StringBuilder s_builder = new StringBuilder(100);

    static int Probe(string text = "abcde")
    {
        var builder = s_builder;
        builder.Clear();
        if (text is null)
            return 0;
        builder.Append([|text.Substring(0, 4)|]);
        return builder.Length;
    }

    static string Behave(string text, int length)
    {
        if (text == null)
            return "";
        var builder = new StringBuilder(16, int.MaxValue).Append("a");
        builder.Append([|text.Substring(0, length)|]);
        return builder.ToString();
    }

    static string BehaveConstant(string text, int start)
    {
        if (text == null)
            return "";
        var builder = new StringBuilder(16, int.MaxValue).Append("a");
        builder.Append([|text.Substring(start, 2)|]);
        return builder.ToString();
    }

    static string BehaveShort(string text, sbyte start)
    {
        if (text == null)
            return "";
        var builder = new StringBuilder(16, int.MaxValue).Append("a");
        builder.Append([|text.Substring(start & 3, 1)|]);
        return builder.ToString();
    }
}
