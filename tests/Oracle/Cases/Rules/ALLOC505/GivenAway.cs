// title: a list that is copied only to be given away
// rule: ALLOC505
// bytes: 120
// message: the length of a copy is not computed
// unflagged: the list is needed
// fix: ALLOC505
// safety: unsafe
// difference: may keep the collection
// shows: "a", true
// except: looks
// after: 88
static class Case
{
    static IEnumerable<string> s_kept = [];

    static void Probe(string text = "a")
    {
        var all = new List<string>();
        all.Add(text);
        Keep([|all.ToArray()|]);
    }

    static bool Behave(string text, bool looks)
    {
        var all = new List<string>();
        all.Add(text);
        Keep([|all.ToArray()|]);
        return looks ? s_kept is string[] : s_kept.Single() == text;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    static void Keep(IEnumerable<string> items) => s_kept = items;
}
