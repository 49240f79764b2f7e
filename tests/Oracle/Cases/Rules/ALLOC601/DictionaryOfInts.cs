// title: a dictionary of `int` as `IDictionary<int, int>`
// rule: ALLOC601
// bytes: 48
// user: net10 0/48 | 48
// fix: ALLOC601.Concrete
// safety: safe
// after: 0
static class Case
{
    static IDictionary<int, int> s_kept = new Dictionary<int, int> { [1] = 2 };

    static int Probe()
    {
        var sum = 0;
        foreach (var item in [|s_kept|])
            sum += item.Value;
        return sum;
    }

    static int Behave(int[] items)
    {
        s_kept = new Dictionary<int, int>();
        foreach (var item in items)
            s_kept[item] = item;
        var sum = 0;
        foreach (var item in [|s_kept|])
            sum = sum * 31 + (item.Value);
        return sum;
    }
}
