// title: GetOrAdd with an object whose constructor counts
// rule: ALLOC404
// bytes: 24
// fix: ALLOC404.Factory
// safety: unsafe
// difference: only for a new key
// shows: "aa"
// after: 0
using System.Collections.Concurrent;

sealed class Entry
{
    static int s_last;
    public readonly int Number;
    public Entry() => Number = s_last++;
    public static int Restart() => s_last = 0;
}

static class Case
{
    static ConcurrentDictionary<string, Entry> s_map = new() { ["a"] = new() };

    static int Probe(string key = "a") => s_map.GetOrAdd(key, [|new Entry()|]).Number;

    static List<int> Behave(string keys)
    {
        Entry.Restart();
        var map = new ConcurrentDictionary<char, Entry>();
        var seen = new List<int>(16);
        foreach (var key in keys)
            seen.Add(map.GetOrAdd(key, [|new Entry()|]).Number);
        seen.Add(new Entry().Number);
        return seen;
    }
}
