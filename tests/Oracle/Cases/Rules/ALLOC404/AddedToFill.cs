// title: TryAdd of new objects that fill a dictionary
// rule: none: the value is kept
// bytes: 24
// il: elsewhere: nothing is reported
sealed class Entry { public int Count; }

static class Case
{
    static Dictionary<string, Entry> s_groups = new() { ["a"] = new() };

    static int Probe(string key = "a")
    {
        s_groups.TryAdd(key, new Entry());
        return s_groups.Count;
    }
}
