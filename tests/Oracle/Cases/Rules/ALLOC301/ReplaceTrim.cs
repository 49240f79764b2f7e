// title: `int.TryParse(text.Replace(",", "").Trim(), out n)`
// rule: ALLOC301
// bytes: 80
// message: a step may return the string that it was given, so no number is named
// fix: ALLOC301.Scratch
// safety: safe
// after: 0
static class Case
{
    static int Probe(string text = " 1,234,567 ")
    {
        if (text is null)
            return 0;
        return int.TryParse([|text.Replace(",", "").Trim()|], out var n) ? n : -1;
    }

    static int Behave(string text)
    {
        if (text is null)
            return 0;
        return int.TryParse([|text.Replace(",", "").Trim()|], out var n) ? n : -1;
    }
}
