// title: an interpolated string with a number
// row: $"..." otherwise, DefaultInterpolatedStringHandler present
// rule: none: one new string is what the code asks for
// bytes: 32
static class Case
{
    static string Probe(int number = 5) => $"a{number}";
}
