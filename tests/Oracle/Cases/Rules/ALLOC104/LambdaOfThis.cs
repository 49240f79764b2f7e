// title: `Keep(number => _sum += number)`, a lambda that captures `this` alone
// rule: ALLOC104
// bytes: 64
// fix: ALLOC104.hoist
// safety: unsafe
// difference: the same object is used each time
// shows: 3
// except: rounds > 1
sealed class Totals
{
    private Action<int> _last;
    private long _sum;

    [MethodImpl(MethodImplOptions.NoInlining)]
    private bool Keep(Action<int> add)
    {
        add(1);
        var same = ReferenceEquals(_last, add);
        _last = add;
        return same;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    public long Run(int rounds)
    {
        var same = 0;
        for (var i = 0; i < rounds; i++)
        {
            if (Keep([|number => _sum += number|]))
                same++;
        }

        return _sum + same;
    }
}

static class Case
{
    private static readonly Totals Kept = new();

    static long Probe(int rounds = 1) => Kept.Run(rounds);

    static long Loop() => Kept.Run(100);

    static long Behave(byte rounds) => new Totals().Run(rounds);
}
