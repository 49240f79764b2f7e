// title: PadLeft and PadRight of a text that is wide enough
// row: PadLeft, PadRight
// rule: none: the text itself is the result
// bytes: 0
static class Case
{
    static string s_text = "abc";

    static string Probe(int width = 3) => s_text.PadLeft(width).PadRight(width);
}
