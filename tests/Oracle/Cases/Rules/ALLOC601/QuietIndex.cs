// title: a public property of `IReadOnlyList<int>` that always holds a list, in a loop that only adds up
// rule: ALLOC601
// bytes: 40
// user: net10 0/40 | 40
// fix: ALLOC601.Index
// safety: safe
// after: 0
public static class Case
{
    public static IReadOnlyList<int> Items { get; private set; } = new List<int> { 1, 2 };

    static int Probe()
    {
        var sum = 0;
        foreach (var item in [|Items|])
            sum += item;
        return sum;
    }

    static int Behave(int[] numbers, int skipped)
    {
        Items = numbers is null ? null : new List<int>(numbers);
        var sum = 0;
        foreach (var item in [|Items|])
        {
            if (item == skipped)
                continue;
            sum = sum * 31 + item;
        }

        return sum;
    }
}
