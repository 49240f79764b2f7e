// title: ToUpperInvariant of a text in upper case with a letter beyond ASCII
// row: ToLower, ToUpper[Invariant]
// rule: none: the text itself is the result
// bytes: 0
static class Case
{
    static string s_text = "ABÉ";

    static string Probe() => s_text.ToUpperInvariant();
}
