// title: `using var e = items.GetEnumerator(); while (e.MoveNext())` of an `IReadOnlyList<int>`
// rule: ALLOC601
// bytes: 40
// user: net10 0/40 | 40
// message: what is enumerated is not known
public static class Case
{
    static List<int> s_list = [1, 2, 3];

    static int Probe() => Sum(s_list);

    public static int Sum(IReadOnlyList<int> items)
    {
        var sum = 0;
        using var e = [|items|].GetEnumerator();
        while (e.MoveNext())
            sum += e.Current;
        return sum;
    }
}
