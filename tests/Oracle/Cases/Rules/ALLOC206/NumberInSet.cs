// title: `set.Contains(key)` with one `int`, not found
// rule: ALLOC206
// bytes: 24
// il: elsewhere: the comparer makes the box
// fix: ALLOC206.Equality
// safety: unsafe
// difference: hash codes, and so the order of unordered collections, change
// shows: none: the sets of the runtime keep the order of insertion until something is removed, and hash codes are random
// except: false
// after: 0
struct Key
{
    public int Id;
}

static class Case
{
    static HashSet<Key> s_set = [new Key { Id = 1 }];

    static bool Probe(int id = 2) => [|s_set.Contains(new Key { Id = id })|];

    static int Behave(int[] ids)
    {
        var set = new HashSet<Key>();
        var count = 0;
        foreach (var id in ids)
        {
            if ([|set.Add(new Key { Id = id })|])
                count++;
        }

        return count;
    }
}
