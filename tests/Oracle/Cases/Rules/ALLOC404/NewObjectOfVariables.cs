// title: GetOrAdd with an object that is made of two variables
// rule: ALLOC404
// bytes: 32
// fix: ALLOC404.Factory
// safety: safe
// after: 0
using System.Collections.Concurrent;

sealed class Entry
{
    public Entry(string name, int size) { Name = name; Size = size; }
    public string Name { get; }
    public int Size { get; set; }
}

static class Case
{
    static ConcurrentDictionary<string, Entry> s_map = new() { ["a"] = new("a", 1) };

    static int Probe(string key = "a", int size = 3) => s_map.GetOrAdd(key, [|new Entry(key, size)|]).Size;

    static List<string> Behave(string[] keys, int size)
    {
        var map = new ConcurrentDictionary<string, Entry>();
        var seen = new List<string>(16);
        foreach (var key in keys)
        {
            var entry = map.GetOrAdd(key, [|new Entry(key, size)|]);
            seen.Add(entry.Name + entry.Size);
            entry.Size = size++;
        }

        return seen;
    }
}
