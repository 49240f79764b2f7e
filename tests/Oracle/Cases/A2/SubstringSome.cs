// title: Substring of a part
// row: Substring(i), Substring(i, n), range on string
// rule: none: one new string is what the code asks for
// bytes: 32
static class Case
{
    static string s_text = "abc";

    static string Probe(int start = 1) => s_text.Substring(start);
}
