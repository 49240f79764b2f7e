// title: `text.Substring(1) + other`
// rule: ALLOC301
// bytes: 88
// unflagged: the joined text itself is needed
// message: the length of the part is not known
// fix: ALLOC301.Span
// safety: safe
// after: 48
static class Case
{
    static int Probe(string text = "abcdefghij", string other = "xyz")
    {
        if (text is null)
            return 0;
        return ([|text.Substring(1)|] + other).Length;
    }

    static string Behave(string text, string other, char character)
    {
        if (text is null)
            return "";
        var joined = [|text.Substring(1)|] + other + 'c' + text.Substring(0, 1);
        joined += "-" + (other + [|text.Substring(text.Length / 2)|]);
        joined += string.Concat([|text.Substring(0, 1)|], other, text.Substring(1));
        joined += char.ToUpperInvariant(character) + [|text.Substring(1).Trim()|];
        return joined;
    }
}
