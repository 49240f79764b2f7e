// title: `names.GetOrAdd(key, k => prefix + k)`
// rule: ALLOC401
// bytes: 88
// user: net10 24/88 | 88
// fix: ALLOC401.State
// safety: safe
// after: 0
using System.Collections.Concurrent;

static class Case
{
    private static readonly ConcurrentDictionary<int, string> Names = new();

    static string Probe(int key = 3, string prefix = "n") => Names.GetOrAdd(key, [|k => prefix + k|]);

    static string Behave(int key, int other, string prefix)
    {
        var names = new ConcurrentDictionary<int, string>();
        names.TryAdd(other, "other");
        prefix += ":";
        var made = names.GetOrAdd(key, [|k => prefix + k + prefix.Length|]);
        prefix = "later";
        return made + names.GetOrAdd(other, [|k => prefix|]) + prefix;
    }
}
