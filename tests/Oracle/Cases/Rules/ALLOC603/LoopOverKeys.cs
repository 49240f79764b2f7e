// title: foreach over the keys of a concurrent dictionary of ten
// rule: ALLOC603
// bytes: 120
// message: the copy grows with the collection
// il: elsewhere: the collection copies itself
// fix: ALLOC603.Pairs
// safety: unsafe
// difference: what is added or removed meanwhile may be seen
// shows: 9
// after: 56
using System.Collections.Concurrent;

static class Case
{
    static ConcurrentDictionary<int, int> s_map = new(Enumerable.Range(0, 10).Select(number => new KeyValuePair<int, int>(number, number)));

    static int Probe()
    {
        var sum = 0;
        foreach (var key in [|s_map.Keys|])
            sum += key;
        return sum;
    }

    static int Behave(int count)
    {
        var map = new ConcurrentDictionary<int, int>(1, 31);
        for (var i = 0; i < Math.Min(count, 20); i++)
            map[i] = i;
        var seen = 0;
        foreach (var key in [|map.Keys|])
        {
            map.TryRemove(key + 1, out _);
            seen++;
        }

        return seen;
    }
}
