// title: `numbers.Max(x => x + 1)` of an array
// rule: ALLOC602
// bytes: 32
// user: net10 0/32 | 32
// il: elsewhere: the operator asks for an enumerator
// fix: ALLOC602.Loop
// safety: safe
// after: 0
static class Case
{
    static readonly int[] Numbers = [1, 2, 3];

    static int Probe()
    {
        var numbers = Numbers;
        if (numbers is null)
            return 0;
        return [|numbers.Max(x => x + 1)|];
    }

    static int Behave(int[] numbers, int k)
    {
        if (numbers is null)
            return 0;
        return [|numbers.Where(x => x != k).Max(x => x / 2)|];
    }

    static long BehaveLong(long[] numbers)
    {
        if (numbers is null)
            return 0;
        var least = [|numbers.Where(x => x > 0).Min()|];
        return least;
    }
}
