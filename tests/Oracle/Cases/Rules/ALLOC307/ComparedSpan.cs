// title: `a[i].ToString().Equals(b[i].ToString(), StringComparison.OrdinalIgnoreCase)`
// rule: ALLOC307
// bytes: 48
// fix: ALLOC307.Span
// safety: safe
// after: 0
static class Case
{
    static bool Probe(string a = "letter", string b = "LETTER", int i = 1) =>
        [|a[i].ToString()|].Equals(b[i].ToString(), StringComparison.OrdinalIgnoreCase);

    static bool Behave(string a, string b, int i, StringComparison how) => [|a[i].ToString()|].Equals(b[i].ToString(), how);

    static string BehaveCharacters(char a, char b, StringComparison how) => string.Equals([|a.ToString()|], b.ToString(), how)
        + " " + string.Compare([|a.ToString()|], b.ToString(), how) + " " + string.Compare([|a.ToString()|], b.ToString())
        + " " + string.CompareOrdinal([|a.ToString()|], b.ToString()) + " " + [|b.ToString()|].CompareTo(a.ToString());

    static string BehaveConstants(char a, StringComparison how) => [|a.ToString()|].Equals("", how) + " " + string.Equals("ss", [|a.ToString()|], how)
        + " " + string.Compare([|a.ToString()|], "b", how) + " " + string.CompareOrdinal("\n", [|a.ToString()|]) + " " + [|a.ToString()|].CompareTo("i");
}
