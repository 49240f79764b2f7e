// title: `builder.Append(new string('-', 40))`
// rule: ALLOC305
// bytes: 104
// message: the length of the text is not known
// fix: ALLOC305.Repeated
// safety: safe
// after: 0
static class Case
{
    static readonly StringBuilder s_builder = new(100);

    static int Probe(char letter = '-')
    {
        s_builder.Clear();
        s_builder.Append([|new string(letter, 40)|]);
        return s_builder.Length;
    }

    static string Behave(char letter)
    {
        var builder = new StringBuilder(2);
        builder.AppendLine([|new string(letter, 17)|]).Append([|new string(letter, 0)|]).Append([|new string(letter, 3)|]);
        return builder.ToString() + builder.Capacity;
    }
}
