// title: `builder.ToString().Length`, and a part of the text of a builder
// rule: ALLOC305
// bytes: 80
// message: the length of the text is not known
// fix: ALLOC305.Read
// safety: safe
// after: 32
static class Case
{
    static StringBuilder s_builder = new StringBuilder("0123456789");

    static string Probe() => [|s_builder.ToString()|].Substring(1, 2);

    static string Behave(string text, int start, int length)
    {
        var builder = new StringBuilder(16, int.MaxValue).Append(text);
        return [|builder.ToString()|].Length + "," + ([|builder.ToString()|] == "") + "," + [|builder.ToString()|][start] + ","
            + [|builder.ToString()|].Substring(start, length) + "," + [|builder.ToString()|].Substring(start);
    }
}
