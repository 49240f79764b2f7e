// title: `builder.Append(text.Substring(2, 2))` without spans, on a builder that may be null
// rule: ALLOC301
// bytes: 32
// message: the finding in Add is not measured
// target: netstandard2.0
// fix: ALLOC301.AppendPart
// safety: unsafe
// difference: a builder that is null throws before the part is checked
// shows: "a", true
// except: isNull
// after: 0
static class Case
{
    static StringBuilder s_builder = new StringBuilder(100);

    static int Probe(string text = "abcde")
    {
        s_builder.Clear();
        if (text is null)
            return 0;
        s_builder.Append([|text.Substring(2, 2)|]);
        return s_builder.Length;
    }

    static string Behave(string text, bool isNull)
    {
        if (text is null)
            return "";
        return Add(isNull ? null! : new StringBuilder("a"), text).ToString();
    }

    static StringBuilder Add(StringBuilder builder, string text) => text is null ? builder : builder.Append([|text.Substring(2, 2)|]);
}
