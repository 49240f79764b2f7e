// title: Replace of a character that is in the text
// row: Replace(char, char), Replace(string, string[, comparison])
// rule: none: one new string is what the code asks for
// bytes: 32
static class Case
{
    static string s_text = "a_c";

    static string Probe(char old = '_') => s_text.Replace(old, ' ');
}
