// title: `set.UnionWith(new[] { item })`
// rule: ALLOC103
// bytes: 64
// user: net10 32/64 | 64
// unflagged: the enumerator of the array
// message: the message counts the array alone
// fix: ALLOC103.item
// safety: safe
// after: 0
static class Case
{
    static HashSet<string> s_set = new() { "a" };

    static int Probe(string item = "a")
    {
        s_set.UnionWith([|new[] { item }|]);
        return s_set.Count;
    }

    static string Behave(HashSet<string> set, string item)
    {
        set.UnionWith([|new[] { item }|]);
        return string.Join("|", set) + set.Count;
    }

    static string BehaveWhileWalking(HashSet<string> set, string item)
    {
        var count = 0;
        foreach (var text in set)
        {
            count++;
            set.UnionWith([|new[] { item }|]);
        }

        return count.ToString();
    }
}
