// title: a stack as `IEnumerable<long>`
// rule: ALLOC601
// bytes: 40
// user: net10 0/40 | 40
// fix: ALLOC601.Concrete
// safety: safe
// after: 0
static class Case
{
    static IEnumerable<long> s_kept = new Stack<long>([1, 2]);

    static int Probe()
    {
        var sum = 0;
        foreach (var item in [|s_kept|])
            sum += (int)item;
        return sum;
    }

    static int Behave(long[] items)
    {
        s_kept = new Stack<long>(items);
        var sum = 0;
        foreach (var item in [|s_kept|])
            sum = sum * 31 + ((int)item);
        return sum;
    }
}
