// title: `text.Trim();` of a text that is not null, three characters left
// rule: ALLOC105
// bytes: 32
// message: the message tells of the bug, not of bytes
// fix: ALLOC105.remove
// safety: safe
// after: 0
static class Case
{
    static int Probe(string text = " abc")
    {
        if (text is null)
            return 0;
        text.[|Trim()|];
        return text.Length;
    }

    static string Behave(string text)
    {
        if (text is null)
            return "null";
        text.[|Trim()|];
        text.[|Trim('a')|];
        text.[|ToUpperInvariant()|];
        return text;
    }

    static string BehaveConcat(string a, string b)
    {
        string.[|Concat(a, b)|];
        return a;
    }
}
