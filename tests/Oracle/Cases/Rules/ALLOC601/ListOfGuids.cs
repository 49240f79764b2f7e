// title: a list of 16 bytes each as `IList<Guid>`
// rule: ALLOC601
// bytes: 48
// user: net10 0/48 | 48
// fix: ALLOC601.Concrete
// safety: safe
// after: 0
static class Case
{
    static IList<Guid> s_kept = new List<Guid> { default };

    static int Probe()
    {
        var sum = 0;
        foreach (var item in [|s_kept|])
            sum += item == default ? 1 : 2;
        return sum;
    }

    static int Behave(Guid[] items)
    {
        s_kept = new List<Guid>(items);
        var sum = 0;
        foreach (var item in [|s_kept|])
            sum = sum * 31 + (item == default ? 1 : 2);
        return sum;
    }
}
