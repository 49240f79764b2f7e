// title: Remove of all characters
// row: Remove(i, 0)
// rule: none: the result is the empty string that exists
// bytes: 0
static class Case
{
    static string s_text = "abc";

    static string Probe(int start = 0) => s_text.Remove(start);
}
