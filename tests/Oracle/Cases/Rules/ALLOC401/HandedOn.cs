// title: `Swap(ref _last, old => old + number)`, where `Swap` hands the lambda on to a method of the project
// rule: ALLOC401
// bytes: 88
static class Case
{
    private static int _last;

    static int Probe(int number = 3) => Swap(ref _last, [|old => old + number|]);

    [MethodImpl(MethodImplOptions.NoInlining)]
    static int Swap(ref int place, Func<int, int> next)
    {
        var old = place;
        var made = next(old);
        return Interlocked.CompareExchange(ref place, made, old) == old ? made : SwapAgain(ref place, next);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    static int SwapAgain(ref int place, Func<int, int> next)
    {
        for (; ; )
        {
            var old = place;
            var made = next(old);
            if (Interlocked.CompareExchange(ref place, made, old) == old)
                return made;
        }
    }
}
