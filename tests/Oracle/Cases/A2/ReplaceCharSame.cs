// title: Replace of a character by itself
// row: Replace(char, char), Replace(string, string[, comparison])
// rule: none: the text itself is the result
// bytes: 0
static class Case
{
    static string s_text = "abc";

    static string Probe(char old = 'a') => s_text.Replace(old, old);
}
