// title: a range of a string
// row: str[1..3]
// rule: none: one new string is what the code asks for
// bytes: 32
static class Case
{
    static string s_text = "abcd";

    static string Probe(int start = 1) => s_text[start..3];
}
