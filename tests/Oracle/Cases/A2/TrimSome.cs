// title: Trim of a text with a blank before it
// row: Trim*
// rule: none: one new string is what the code asks for
// bytes: 32
static class Case
{
    static string s_text = " abc";

    static string Probe() => s_text.Trim();
}
