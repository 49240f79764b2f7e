// title: `builder.Append(text).ToString();`
// rule: ALLOC105
// bytes: 32
// message: the message tells of the bug, not of bytes
// fix: ALLOC105.call
// safety: safe
// after: 0
static class Case
{
    static StringBuilder s_text = new(64);

    static int Probe(string text = "abc")
    {
        s_text.Clear();
        s_text.Append(text).[|ToString()|];
        return s_text.Length;
    }

    static string Behave(string text, int number)
    {
        var builder = new StringBuilder(16, int.MaxValue).Append("a");
        builder.Append(text).[|ToString()|];
        builder.Insert(number, text).[|ToString()|];
        return builder.ToString();
    }
}
