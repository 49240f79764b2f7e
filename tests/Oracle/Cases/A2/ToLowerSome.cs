// title: ToLowerInvariant of a text in upper case
// row: ToLower, ToUpper[Invariant]
// rule: none: one new string is what the code asks for
// bytes: 32
static class Case
{
    static string s_text = "ABC";

    static string Probe() => s_text.ToLowerInvariant();
}
