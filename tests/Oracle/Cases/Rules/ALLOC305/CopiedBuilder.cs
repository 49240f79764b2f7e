// title: `builder.Append(other.ToString())`
// rule: ALLOC305
// bytes: 48
// message: the length of the text is not known
// fix: ALLOC305.Copied
// safety: safe
// after: 0
static class Case
{
    static StringBuilder s_builder = new(100);
    static StringBuilder s_other = new("abcdefghijk");

    static int Probe()
    {
        var (builder, other) = (s_builder, s_other);
        if (builder is null || other is null)
            return 0;
        builder.Clear();
        builder.Append([|other.ToString()|]);
        return builder.Length;
    }

    static string Behave(string text, int number)
    {
        var (builder, other) = (s_builder, s_other);
        if (builder is null || other is null)
            return "";
        builder.Clear();
        other.Clear().Append(text).Append(number);
        builder.Append('<').Append([|other.ToString()|]).Append([|other.Append('!').ToString()|]).Append(number);
        return builder.ToString();
    }
}
