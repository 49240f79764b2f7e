// title: Remove of no characters
// row: Remove(i, 0)
// rule: none: the text itself is the result
// bytes: 0
static class Case
{
    static string s_text = "abc";

    static string Probe(int count = 0) => s_text.Remove(1, count);
}
