// title: string.Format with a CompositeFormat and a number
// row: string.Format(provider, CompositeFormat, T0, T1, T2)
// rule: none: one new string is what the code asks for
// bytes: 32
static class Case
{
    static CompositeFormat s_format = CompositeFormat.Parse("a{0}");

    static string Probe(int number = 5) => string.Format(null, s_format, number);
}
