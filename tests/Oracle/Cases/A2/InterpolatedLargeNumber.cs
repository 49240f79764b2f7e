// title: an interpolated string with a number of six digits
// row: $"..." otherwise, DefaultInterpolatedStringHandler present
// rule: none: one new string is what the code asks for
// bytes: 40
static class Case
{
    static string Probe(int number = 300000) => $"a{number}";
}
