// title: `new string(span.Slice(2, 5).ToArray())`
// rule: ALLOC505
// bytes: 72
// message: the length of a copy is not computed
// unflagged: the string is the result
// fix: ALLOC505.PassView
// safety: safe
// after: 32
static class Case
{
    static string Probe(string text = "0123456789") => new string([|text.AsSpan(2, 5).ToArray()|]);

    static string Behave(string text, int start)
    {
        ReadOnlySpan<char> span = text;
        return new string([|span.Slice(start & 7).ToArray()|]);
    }

    static string BehaveAppended(string text, int count)
    {
        ReadOnlySpan<char> span = text;
        return new StringBuilder().Append([|span.Slice(0, count).ToArray()|]).ToString();
    }
}
