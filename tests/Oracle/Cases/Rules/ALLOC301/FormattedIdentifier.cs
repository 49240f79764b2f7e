// title: `id.ToString("N").Substring(0, 8)` of a `Guid`, in a loop, the part kept
// rule: ALLOC301
// bytes: 128
// message: the part itself is needed
// fix: ALLOC301.Formatted
// safety: safe
// after: 40
static class Case
{
    static string Probe(Guid id = default, int count = 1)
    {
        var text = "";
        for (var i = 0; i < count; i++)
            text = [|id.ToString("N").Substring(0, 8)|];
        return text;
    }

    static string Behave(Guid[] ids, TimeSpan[] times, DateTime[] days, string text)
    {
        if (ids is null || times is null || days is null || text is null)
            return "";
        var all = new List<string>();
        foreach (var id in ids)
        {
            all.Add([|id.ToString("N").Substring(0, 8)|]);
            if ([|id.ToString()|] == text)
                all.Add("same");
        }

        foreach (var time in times)
            all.Add([|time.ToString()|].Length + "");
        foreach (var day in days)
        {
            all.Add([|day.ToString("o").Substring(0, 10)|]);
            all.Add([|day.ToString()|].IndexOf('M') + "");
        }

        return string.Join(",", all);
    }
}
