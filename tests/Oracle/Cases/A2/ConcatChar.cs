// title: a string and a character joined with +
// row: s + nonConstChar (2 to 4 operands)
// rule: none: one new string is what the code asks for
// bytes: 32
static class Case
{
    static string s_text = "ab";

    static string Probe(char last = 'c') => s_text + last;
}
