// title: Trim of a text without blanks around it
// row: Trim*
// rule: none: the text itself is the result
// bytes: 0
static class Case
{
    static string s_text = "a c";

    static string Probe() => s_text.Trim();
}
