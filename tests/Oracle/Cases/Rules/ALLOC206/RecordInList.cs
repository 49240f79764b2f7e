// title: record struct: `list.Contains(key)` with an `int` and a `string`, one item
// rule: ALLOC206
// bytes: 152
// message: ValueType reads the fields by reflection as well
// il: elsewhere: the comparer makes the boxes
// fix: ALLOC206.Record
// safety: unsafe
// difference: 'ToString' lists the members
// shows: 1, null, null
// except: name is null
// after: 0
struct Key
{
    public int Id;
    public string Name;
}

static class Case
{
    static List<Key> s_list = [new Key { Id = 2, Name = "b" }];

    static bool Probe(int id = 2) => [|s_list.Contains(new Key { Id = id, Name = "a" })|];

    static string Behave(int id, string name, string[] names)
    {
        if (name is null)
            return $"{new Key { Id = id }}";
        var list = new List<Key>(16);
        foreach (var other in names)
            list.Add(new Key { Id = id & 1, Name = other });
        return [|list.IndexOf(new Key { Id = id & 1, Name = name })|].ToString();
    }
}
