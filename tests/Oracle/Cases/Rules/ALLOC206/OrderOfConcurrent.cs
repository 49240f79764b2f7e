// title: `map.ContainsKey(key)` of a `ConcurrentDictionary` with one `int`, not found
// rule: ALLOC206
// bytes: 24
// il: elsewhere: the comparer makes the box
// fix: ALLOC206.Equality
// safety: unsafe
// difference: hash codes, and so the order of unordered collections, change
// shows: new[] { 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24 }
// except: ids is not null && ids.Length > 1
// after: 0
struct Key
{
    public int Id;
}

static class Case
{
    static System.Collections.Concurrent.ConcurrentDictionary<Key, int> s_map = new();

    static bool Probe(int id = 2) => [|s_map.ContainsKey(new Key { Id = id })|];

    static List<int> Behave(int[] ids)
    {
        var map = new System.Collections.Concurrent.ConcurrentDictionary<Key, int>();
        foreach (var id in ids)
            [|map.TryAdd(new Key { Id = id }, 1)|];
        var pairs = new KeyValuePair<Key, int>[map.Count];
        ((System.Collections.ICollection)map).CopyTo(pairs, 0);
        var order = new List<int>(pairs.Length);
        foreach (var pair in pairs)
            order.Add(pair.Key.Id);
        return order;
    }
}
