// title: an interpolated string of one string with an alignment
// row: $"..." otherwise, DefaultInterpolatedStringHandler present
// rule: none: one new string is what the code asks for
// bytes: 32
static class Case
{
    static string s_text = "ab";

    static string Probe() => $"{s_text,4}";
}
