// title: record struct: `dictionary.ContainsKey(key)` with an `int` and a `string`, not found
// rule: ALLOC206
// bytes: 32
// il: elsewhere: the comparer makes the box
// fix: ALLOC206.Record
// safety: unsafe
// difference: 'ToString' lists the members
// shows: none: the framework makes no promise of a hash code or an order
// except: false
// after: 0
enum Kind : byte { None, Some }

struct Key
{
    public int Id;
    public string Name;
    public Kind Kind { get; set; }
}

static class Case
{
    static Dictionary<Key, int> s_map = new() { [new Key { Id = 1, Name = "b" }] = 3 };

    static bool Probe(int id = 2) => [|s_map.ContainsKey(new Key { Id = id, Name = "a" })|];

    static List<string> Behave(int id, string[] names)
    {
        var result = new List<string>(16);
        var map = new Dictionary<Key, int>();
        foreach (var name in names)
        {
            result.Add([|map.TryAdd(new Key { Id = id & 1, Name = name, Kind = (Kind)(name.Length & 1) }, 1)|].ToString());
        }

        return result;
    }
}
