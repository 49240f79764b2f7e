// title: `_names.GetOrAdd(id, maker.Make)`, a method of another object
// rule: ALLOC401
// bytes: 64
// user: net10 0 | 64
// fix: ALLOC401.State
// safety: safe
// after: 0
using System.Collections.Concurrent;

class Maker
{
    private readonly string _prefix;

    public Maker(string prefix) => _prefix = prefix;

    public virtual string Make(int id) => id < 0 ? throw new ArgumentException("id") : _prefix + id;
}

sealed class Louder : Maker
{
    public Louder()
        : base("l")
    {
    }

    public override string Make(int id) => base.Make(id) + "!";
}

static class Case
{
    private static readonly ConcurrentDictionary<int, string> Names = new();
    private static readonly Maker Plain = new("n");

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static string Of(ConcurrentDictionary<int, string> names, int id, Maker maker)
    {
        if (maker is null)
            return "";
        return names.GetOrAdd(id, [|maker.Make|]);
    }

    static string Probe(int id = 1) => Of(Names, id, Plain);

    static string Loop()
    {
        var last = "";
        for (var i = 0; i < 100; i++)
            last = Of(Names, 1, Plain);
        return last;
    }

    static string Behave(int id, int other, bool isLoud)
    {
        var names = new ConcurrentDictionary<int, string>();
        names.TryAdd(other, "other");
        return Of(names, id, isLoud ? new Louder() : Plain) + names.Count;
    }
}
