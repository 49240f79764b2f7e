// title: `_names.GetOrAdd(id, key => _prefix + key)`, a lambda that captures `this`
// rule: ALLOC401
// bytes: 64
// user: net10 0 | 64
// fix: ALLOC401.State
// safety: safe
// after: 0
// message: only one of the lambdas is measured
using System.Collections.Concurrent;

sealed class Names
{
    private readonly ConcurrentDictionary<int, string> _names = new();
    private string _prefix = "n";

    [MethodImpl(MethodImplOptions.NoInlining)]
    public string Of(int id) => _names.GetOrAdd(id, [|key => _prefix + key|]);

    public string Renamed(int id, string prefix)
    {
        _prefix = prefix;
        return Of(id) + _names.GetOrAdd(id + 1, [|key => Joined(key) + this._prefix + prefix|]);
    }

    private string Joined(int key) => _prefix + ":" + key;
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

    static string Behave(int id, string prefix) => new Names().Renamed(id & 0xFFFF, prefix) + new Names().Of(id);
}
