// title: the same where empty parts are left out
// rule: ALLOC302
// bytes: 168
// message: Trim allocates only where there is something to trim, so no number is named
// unflagged: what 'Trim' makes is counted with the parts
// fix: ALLOC302.TrimEntries
// safety: unsafe
// difference: white space
// shows: " "
// except: text is null || text.Split(',').Any(part => part.Length > 0 && part.Trim().Length == 0)
// after: 104
static class Case
{
    static readonly string[] s_kept = new string[2];

    static void Probe(string text = " abcd, efgh")
    {
        if (text is null)
            return;
        var i = 0;
        foreach (var part in [|text.Split(',', StringSplitOptions.RemoveEmptyEntries)|])
            s_kept[i++] = part.Trim();
    }

    static int Behave(string text)
    {
        var all = new List<string>();
        foreach (var part in [|text.Split(',', StringSplitOptions.RemoveEmptyEntries)|])
            all.Add(part.Trim());
        return all.Count;
    }
}
