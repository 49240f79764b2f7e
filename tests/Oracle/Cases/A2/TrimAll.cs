// title: Trim of blanks
// row: Trim*
// rule: none: the result is the empty string that exists
// bytes: 0
static class Case
{
    static string s_text = "   ";

    static string Probe() => s_text.Trim();
}
