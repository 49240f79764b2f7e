// title: `names.GetOrAdd(key, _ => Make(key))`
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

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static string Make(int key) => "n" + key;

    static string Probe(int key = 3) => Names.GetOrAdd(key, [|_ => Make(key)|]);

    static string Behave(int key, int other)
    {
        var names = new ConcurrentDictionary<int, string>();
        names.TryAdd(other, "other");
        return names.GetOrAdd(key, [|_ => Make(key)|]) + names.Count;
    }
}
