// title: `numbers.ForEach(Add)` with a method of `this`
// rule: ALLOC104
// bytes: 64
// fix: ALLOC104.hoist
// safety: safe
sealed class Totals
{
    private static readonly List<int> Numbers = [1, 2];
    private long _sum;

    private void Add(int number) => _sum += number;

    [MethodImpl(MethodImplOptions.NoInlining)]
    public long Run(int rounds)
    {
        for (var i = 0; i < rounds; i++)
            Numbers.ForEach([|Add|]);
        return _sum;
    }
}

static class Case
{
    private static readonly Totals Kept = new();

    static long Probe(int rounds = 1) => Kept.Run(rounds);

    static long Loop() => Kept.Run(100);

    static long Behave(byte rounds) => new Totals().Run(rounds);
}
