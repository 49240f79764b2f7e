// title: `text.Substring(1).Trim()` that is kept
// rule: ALLOC301
// bytes: 64
// message: only the first of the two strings can be saved
// fix: ALLOC301.Span
// safety: safe
// after: 32
static class Case
{
    static string Probe(string text = "x 123 ")
    {
        if (text is null)
            return "";
        return [|text.Substring(1).Trim()|];
    }

    static string Behave(string text, byte start)
    {
        if (text is null)
            return "";
        return [|text.Substring(start).Trim()|] + "|" + [|text[start..].TrimEnd('1')|].ToLowerInvariant();
    }

    static string BehaveParts(string text, byte start, byte count)
    {
        if (text is null)
            return "";
        var part = [|text.Substring(start).Substring(count)|];
        return part + [|text.Trim().Substring(start, count).TrimStart()|].Replace("a", "bb");
    }
}
