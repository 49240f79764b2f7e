// title: `if (known) return found; var made = Make(() => key + place.Next); …`, where the key is known
// rule: ALLOC402
// bytes: 24
// unflagged: the closure is made where the method begins
// il: elsewhere: the closure is made where the method begins
// fix: ALLOC402.Copy
// safety: safe
// after: 0
struct Place
{
    private int _number;

    public Place(int number) => _number = number;

    public int Next { get { return _number + 1; } }
}

static class Case
{
    private static readonly Dictionary<int, int> Known = new() { [1] = 7 };

    private static Func<int>? _last;

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int Make(Func<int> make)
    {
        _last = make;
        return _last();
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int Find(Dictionary<int, int> known, int key, Place place)
    {
        if (known.TryGetValue(key, out var found))
            return found;
        var made = Make([|() => key + place.Next|]);
        known[key] = made;
        return made;
    }

    static int Probe(int key = 1) => Find(Known, key, default);

    static string Behave(int key, int other)
    {
        var known = new Dictionary<int, int> { [other] = 3 };
        return Find(known, key, new Place(other)) + "," + known.Count;
    }
}
