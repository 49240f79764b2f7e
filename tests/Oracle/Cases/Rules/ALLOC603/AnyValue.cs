// title: whether a concurrent dictionary of ten has a value
// rule: ALLOC603
// bytes: 88
// message: the copy grows with the collection
// il: elsewhere: the collection copies itself
// fix: ALLOC603.IsEmpty
// safety: safe
// after: 0
using System.Collections.Concurrent;

static class Case
{
    static ConcurrentDictionary<int, int> s_map = new(Enumerable.Range(0, 10).Select(number => new KeyValuePair<int, int>(number, number)));

    static int Probe() => [|s_map.Values.Any()|] ? 1 : 2;

    static bool Behave(int[] items)
    {
        var map = new ConcurrentDictionary<int, int>();
        foreach (var item in items)
            map[item] = item;
        return ![|map.Keys.Any()|];
    }
}
