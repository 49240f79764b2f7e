// title: a private field of `IList<int>` that is given `[1, 2]`
// rule: ALLOC601
// bytes: 40
// user: net10 0/40 | 40
// fix: ALLOC601.Concrete
// safety: safe
// after: 0
static class Case
{
    static IList<int> s_kept = [1, 2];

    static int Probe()
    {
        var sum = 0;
        foreach (var item in [|s_kept|])
            sum += item;
        return sum;
    }

    static int Behave(int first, int second)
    {
        s_kept = [first, second, first];
        s_kept.Add(second);
        var sum = 0;
        foreach (var item in [|s_kept|])
            sum = sum * 31 + item;
        return sum + s_kept.Count;
    }
}
