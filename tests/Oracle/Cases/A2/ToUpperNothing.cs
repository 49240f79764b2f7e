// title: ToUpperInvariant of a text in upper case
// row: ToLower, ToUpper[Invariant]
// rule: none: the text itself is the result
// bytes: 0
static class Case
{
    static string s_text = "ABC";

    static string Probe() => s_text.ToUpperInvariant();
}
