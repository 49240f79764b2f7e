// title: `builder.Append(a + number)`, a number of seven digits
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
        s_builder.Clear();
        s_builder.Append([|a + number|]);
        return s_builder.Length;
    }

    static string Behave(string a, long number, float fraction)
    {
        var builder = new StringBuilder(16, int.MaxValue).Append(a);
        builder.Append([|a + number|]).Append([|fraction + a|]);
        return builder.ToString();
    }
}
