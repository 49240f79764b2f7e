// title: `_names.GetOrAdd(id, Make)` with a method of `this`, where no overload hands on a state
// rule: ALLOC104
// target: netstandard2.0
// bytes: 64
// user: net10 0 | 64
// fix: ALLOC104.Keep
// safety: safe
// after: 0
using System.Collections.Concurrent;

sealed class Names
{
    private readonly ConcurrentDictionary<int, string> _names = new();
    private readonly string _prefix = "n";

    private string Make(int id) => _prefix + id;

    [MethodImpl(MethodImplOptions.NoInlining)]
    public string Of(int id) => _names.GetOrAdd(id, [|Make|]);
}

static class Case
{
    private static readonly Names Kept = new();

    static string Probe(int id = 1) => Kept.Of(id);

    static string Loop()
    {
        var last = "";
        for (var i = 0; i < 100; i++)
            last = Kept.Of(1);
        return last;
    }

    static string Behave(int id, int other)
    {
        var names = new Names();
        return names.Of(id) + names.Of(other) + new Names().Of(id);
    }
}
