// title: `Sum(3, Next)` with a method of `this`, where `Sum` only runs it
// rule: ALLOC104
// bytes: 64
// fix: ALLOC104.Keep
// safety: safe
// after: 0
sealed class Numbers
{
    private int _next;

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int Sum(int count, Func<int> next)
    {
        var sum = 0;
        for (var i = 0; i < count; i++)
            sum += next();
        return sum;
    }

    private int Next() => _next < 0 ? throw new InvalidOperationException("below") : _next++;

    [MethodImpl(MethodImplOptions.NoInlining)]
    public int Of(int count, int first)
    {
        _next = first;
        return Sum(count, [|Next|]);
    }
}

static class Case
{
    private static readonly Numbers Kept = new();

    static int Probe(int count = 3) => Kept.Of(count, 0);

    static int Loop()
    {
        var last = 0;
        for (var i = 0; i < 100; i++)
            last = Kept.Of(3, 0);
        return last;
    }

    static string Behave(byte count, int first)
    {
        var one = new Numbers();
        var other = new Numbers();
        return one.Of(count, first) + "," + other.Of(count, 1) + "," + one.Of(3, first);
    }
}
