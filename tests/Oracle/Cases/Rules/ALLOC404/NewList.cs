// title: GetOrAdd with a new list
// rule: ALLOC404
// bytes: 32
// message: the fields of a class of the framework are not known
// fix: ALLOC404.Factory
// safety: safe
// after: 0
using System.Collections.Concurrent;

static class Case
{
    static ConcurrentDictionary<string, List<int>> s_map = new() { ["a"] = new() };

    static int Probe(string key = "a") => s_map.GetOrAdd(key, [|new List<int>()|]).Count;

    static List<int> Behave(string[] keys)
    {
        var map = new ConcurrentDictionary<string, List<int>>();
        var counts = new List<int>(16);
        foreach (var key in keys)
        {
            var list = map.GetOrAdd(key, [|new List<int>()|]);
            list.Add(list.Count);
            counts.Add(list.Count);
        }

        return counts;
    }
}
