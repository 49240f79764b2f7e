// title: an interpolated string of two strings
// row: $"{s1}{s2}", every part a string, no alignment or format, at most 4 parts
// rule: none: one new string is what the code asks for
// bytes: 32
static class Case
{
    static string s_text = "ab";

    static string Probe() => $"{s_text}{s_text}";
}
