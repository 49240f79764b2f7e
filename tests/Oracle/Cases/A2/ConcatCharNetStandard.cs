// title: a string and a character joined with +
// row: s + nonConstChar (2 to 4 operands)
// rule: none: the target has no other form
// target: netstandard2.0
// bytes: 56
// note: the character becomes a string of its own
static class Case
{
    static string s_text = "ab";

    static string Probe(char last = 'c') => s_text + last;
}
