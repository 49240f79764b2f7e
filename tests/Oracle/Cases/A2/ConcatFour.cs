// title: four strings joined with +
// row: 2 to 4 string operands
// rule: none: one new string is what the code asks for
// bytes: 40
static class Case
{
    static string s_text = "ab";

    static string Probe() => s_text + s_text + s_text + s_text;
}
