// title: a range of the whole text
// row: Substring(i), Substring(i, n), range on string
// rule: none: the text itself is the result
// bytes: 0
static class Case
{
    static string s_text = "abc";

    static string Probe(int start = 0) => s_text[start..];
}
