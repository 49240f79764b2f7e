// title: `text[i].ToString() == "e"`
// rule: ALLOC307
// bytes: 24
// fix: ALLOC307.Character
// safety: safe
// after: 0
static class Case
{
    static bool Probe(string text = "letter", int i = 1) => [|text[i].ToString()|] == "e";

    static string Behave(string text, int i, char other) => ([|text[i].ToString()|] == "e") + " " + ("\n" != [|text[i].ToString()|])
        + [|other.ToString()|].Equals("e") + ([|text[i].ToString()|] == other.ToString());
}
