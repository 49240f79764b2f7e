// title: `if (known) return found; return Make(() => key + 1);`, where the key is known
// rule: ALLOC402
// bytes: 24
// unflagged: the closure is made where the method begins
// il: elsewhere: the closure is made where the method begins
// fix: ALLOC402.Copy
// safety: safe
// after: 0
static class Case
{
    private static readonly Dictionary<int, string> Known = new() { [3] = "three" };

    private static Func<string>? _last;

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static string Make(Func<string> make)
    {
        _last = make;
        return _last();
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static string Of(int key)
    {
        if (Known.TryGetValue(key, out var found))
            return found;
        return Make([|() => "n" + key|]);
    }

    static string Probe(int key = 3) => Of(key);

    static string Loop()
    {
        var last = "";
        for (var i = 0; i < 100; i++)
            last = Of(3);
        return last;
    }

    static string Behave(int key, string text, bool isKnown)
    {
        if (isKnown)
            return text + key;
        return Make([|() =>
        {
            return text + ":" + key;
        }|]);
    }
}
