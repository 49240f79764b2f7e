// title: five strings in an interpolated string
// row: $"..." otherwise, DefaultInterpolatedStringHandler present
// rule: none: one new string is what the code asks for
// bytes: 48
static class Case
{
    static string s_text = "ab";

    static string Probe() => $"{s_text}{s_text}{s_text}{s_text}{s_text}";
}
