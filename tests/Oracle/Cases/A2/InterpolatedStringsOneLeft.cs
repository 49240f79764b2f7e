// title: an interpolated string of two strings of which one is empty
// row: $"{s1}{s2}", every part a string, no alignment or format, at most 4 parts
// rule: none: the one string is the result
// bytes: 0
// note: this shows that the compiler calls string.Concat
static class Case
{
    static string s_text = "ab";
    static string s_empty = "";

    static string Probe() => $"{s_text}{s_empty}";
}
