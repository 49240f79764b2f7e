// title: Replace of a character that is not in the text
// row: Replace(char, char), Replace(string, string[, comparison])
// rule: none: the text itself is the result
// bytes: 0
static class Case
{
    static string s_text = "abc";

    static string Probe(char old = '_') => s_text.Replace(old, ' ');
}
