// title: `var line = a + number; builder.Append(line)`, a number of seven digits
// rule: ALLOC305
// bytes: 96
// message: the lengths of the strings are not known
// fix: ALLOC305.Parts
// safety: safe
// after: 0
static class Case
{
    static StringBuilder s_builder = new(100);

    static int Probe(string a = "aaaaaaaaaa", int number = 1234567)
    {
        var builder = s_builder;
        builder.Clear();
        var line = [|a + number|];
        builder.Append(line);
        return builder.Length;
    }

    static string Behave(string a, long number, float fraction)
    {
        var builder = new StringBuilder(16, int.MaxValue).Append(a);
        var line = [|a + number|];
        builder.Append(line).Append('.');
        string last = [|fraction + a|];
        builder.AppendLine(last);
        return builder.ToString();
    }
}
