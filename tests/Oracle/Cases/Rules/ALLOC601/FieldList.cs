// title: a private field of `IReadOnlyList<string>` that always holds a list
// rule: ALLOC601
// bytes: 40
// user: net10 0/40 | 40
// fix: ALLOC601.Concrete
// safety: safe
// after: 0
static class Case
{
    static IReadOnlyList<string> s_kept = new List<string> { "a", "b" };

    static int Probe()
    {
        var sum = 0;
        foreach (var item in [|s_kept|])
            sum += item.Length;
        return sum;
    }

    static int Behave(string[] texts)
    {
        s_kept = new List<string>(texts);
        var sum = 0;
        foreach (var item in [|s_kept|])
            sum += item.Length;
        return sum + s_kept.Count;
    }
}
