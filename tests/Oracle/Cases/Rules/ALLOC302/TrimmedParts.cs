// title: `foreach (var part in text.Split(','))`, of each part only `part.Trim()` kept, of two parts with white space
// rule: ALLOC302
// bytes: 168
// message: Trim allocates only where there is something to trim, so no number is named
// unflagged: what 'Trim' makes is counted with the parts
// fix: ALLOC302.TrimEntries
// safety: safe
// after: 104
static class Case
{
    static readonly string[] s_kept = new string[2];

    static void Probe(string text = " abcd, efgh")
    {
        if (text is null)
            return;
        var i = 0;
        foreach (var part in [|text.Split(',')|])
            s_kept[i++] = part.Trim();
    }

    static string Behave(string text, int count)
    {
        if (text is null)
            return "";
        var all = new List<string>();
        foreach (var part in [|text.Split(',')|])
            all.Add(part.Trim());
        foreach (var part in [|text.Split('1', count)|])
            all.Add(part.Trim());
        all.AddRange(Array.ConvertAll([|text.Split(", ")|], part => part.Trim()));
        return string.Join("|", all);
    }
}
