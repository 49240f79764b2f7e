// title: `switch (text[i].ToString())`
// rule: ALLOC307
// bytes: 24
// fix: ALLOC307.Character
// safety: safe
// after: 0
using System;

static class Case
{
    private const string Comma = ",";

    static int Probe(string text = "letter", int i = 1)
    {
        switch ([|text[i].ToString()|])
        {
            case "e":
                return 1;
            case "\n" or "\r":
                return 2;
            default:
                return 3;
        }
    }

    static string Behave(string text, int i, char other) => Probe(text, i) + " " + ([|other.ToString()|] is not ("a" or "'"))
        + string.Equals(Comma, [|other.ToString()|]) + [|text[i].ToString()|].Equals("e", StringComparison.Ordinal)
        + ([|text[i].ToString()|] switch { "l" => 'l', "t" when i > 2 => 't', _ => other });
}
