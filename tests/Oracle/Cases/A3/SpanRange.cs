// title: a range of a span
// row: str[1..3]
// rule: none: nothing is allocated
// bytes: 0
// il: none
static class Case
{
    static string s_text = "abcd";

    static int Probe(int start = 1) => s_text.AsSpan()[start..3].Length;
}
