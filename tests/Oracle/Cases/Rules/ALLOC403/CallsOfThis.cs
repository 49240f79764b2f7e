// title: a lambda that captures `this` and is only called
// rule: ALLOC403
// bytes: 64
// jit: net10 0
// fix: ALLOC403.LocalFunction
// safety: safe
// after: 0
sealed class Counter
{
    private int _count;

    [MethodImpl(MethodImplOptions.NoInlining)]
    public int Twice(int number)
    {
        Action<int> add = [|n => _count += n|];
        add(number);
        add(number + 1);
        return _count;
    }
}

static class Case
{
    private static readonly Counter Kept = new();

    static int Probe(int number = 3) => Kept.Twice(number);

    static int Loop()
    {
        var last = 0;
        for (var i = 0; i < 100; i++)
            last = Kept.Twice(i);
        return last;
    }

    static int Behave(int number) => new Counter().Twice(number);
}
