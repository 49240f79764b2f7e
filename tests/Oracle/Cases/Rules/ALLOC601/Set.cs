// title: a set as `ICollection<string>`
// rule: ALLOC601
// bytes: 40
// user: net10 0/40 | 40
// fix: ALLOC601.Concrete
// safety: safe
// after: 0
static class Case
{
    static ICollection<string> s_kept = new HashSet<string> { "a" };

    static int Probe()
    {
        var sum = 0;
        foreach (var item in [|s_kept|])
            sum += item.Length;
        return sum;
    }

    static int Behave(string[] items)
    {
        s_kept = new HashSet<string>(items);
        var sum = 0;
        foreach (var item in [|s_kept|])
            sum = sum * 31 + (item.Length);
        return sum;
    }
}
