// title: `names.AddOrUpdate(key, name, (_, _) => name)`, which only sets a value
// rule: ALLOC401
// bytes: 88
// user: net10 24/88 | 88
// fix: ALLOC401.Assign
// safety: safe
using System.Collections.Concurrent;

static class Case
{
    private static readonly ConcurrentDictionary<string, string> s_names = new() { ["k"] = "" };

    static void Probe(string key = "k", string name = "n")
    {
        s_names.AddOrUpdate(key, name, [|(_, _) => name|]);
    }

    static string Behave(string key, string name, bool isThere)
    {
        var names = new ConcurrentDictionary<string, string>();
        if (isThere)
            names[key] = "old";
        names.AddOrUpdate(key, name, [|(_, _) => name|]);
        return names[key];
    }
}
