// title: Substring of nothing
// row: Substring(i), Substring(i, n), range on string
// rule: none: the result is the empty string that exists
// bytes: 0
static class Case
{
    static string s_text = "abc";

    static string Probe(int length = 0) => s_text.Substring(1, length);
}
