// title: `foreach (var c in text.Substring(1))`
// rule: ALLOC301
// bytes: 40
// message: the length of the part is not known
// fix: ALLOC301.Span
// safety: safe
// after: 0
static class Case
{
    static int Probe(string text = "abcdefghij")
    {
        if (text is null)
            return 0;
        var sum = 0;
        foreach (var c in [|text.Substring(1)|])
            sum += c;
        return sum;
    }

    static string Behave(string text, int start)
    {
        if (text is null)
            return "";
        var seen = new List<int>();
        foreach (var c in [|text.Substring(start).Trim()|])
            seen.Add(c);
        foreach (int c in [|text[1..]|])
            seen.Add(c);
        return string.Join(",", seen);
    }
}
