// title: `builder.AppendFormat(format, new object[] { a, b })`
// rule: ALLOC103
// bytes: 40
// user: net10 0/40 | 40
// fix: ALLOC103.items
// safety: safe
// after: 0
using System.Text;

static class Case
{
    static readonly StringBuilder s_builder = new(1 << 10);

    static int Probe(string a = "a", string b = "b")
    {
        s_builder.Clear();
        s_builder.AppendFormat("{0}-{1}", [|new object[] { a, b }|]);
        return s_builder.Length;
    }

    static string Behave(string a, string b, string c)
    {
        var builder = new StringBuilder();
        builder.AppendFormat("{0}-{1}", [|new object[] { a, b }|]);
        builder.AppendFormat(null, "{1}{0}{2}", [|new object[] { a, c, b }|]);
        return builder + string.Format("{0}{1}", [|new object[] { b, c }|]) + string.Concat([|new[] { a, b, a }|]);
    }
}
