// title: `builder.Append(string.Format("{0}|{1}", a, b))`
// rule: ALLOC305
// bytes: 64
// message: the lengths of the strings are not known
// fix: ALLOC305.AppendFormat
// safety: safe
// after: 0
static class Case
{
    static StringBuilder s_builder = new(100);

    static int Probe(string a = "aaaaaaaaaa", string b = "bbbbbbbb")
    {
        s_builder.Clear();
        s_builder.Append([|string.Format("{0}|{1}", a, b)|]);
        return s_builder.Length;
    }

    static string Behave(string a, object number, object value, string format)
    {
        var builder = new StringBuilder(16, int.MaxValue);
        builder.Append([|string.Format("{0}|{1}|{0}|{2}", a, number, value)|]);
        builder.Append([|string.Format("{0,12:N2}{1}", number, value)|]);
        builder.Append([|string.Format(format, number, a)|]);
        return builder.ToString();
    }
}
