// title: a linked list as `IEnumerable<int>`
// rule: ALLOC601
// bytes: 48
// user: net10 0/48 | 48
// fix: ALLOC601.Concrete
// safety: safe
// after: 0
static class Case
{
    static IEnumerable<int> s_kept = new LinkedList<int>([1, 2]);

    static int Probe()
    {
        var sum = 0;
        foreach (var item in [|s_kept|])
            sum += item;
        return sum;
    }

    static int Behave(int[] items)
    {
        s_kept = new LinkedList<int>(items);
        var sum = 0;
        foreach (var item in [|s_kept|])
            sum = sum * 31 + (item);
        return sum;
    }
}
