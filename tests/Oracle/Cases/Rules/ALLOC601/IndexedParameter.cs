// title: a parameter of `IReadOnlyList<int>` of which nothing else is known
// rule: ALLOC601
// bytes: 40
// user: net10 0/40 | 40
// message: what is enumerated is not known
// fix: ALLOC601.Index
// safety: unsafe
// difference: changes made meanwhile are not noticed
// shows: new[] { 1 }, 1
// except: numbers is not null && Array.IndexOf(numbers, change) >= 0
// after: 0
public static class Case
{
    static List<int> s_list = [1, 2, 3];

    static int Probe() => Sum(s_list);

    public static int Sum(IReadOnlyList<int> items)
    {
        var sum = 0;
        foreach (var item in [|items|])
            sum += item;
        return sum;
    }

    static int Behave(int[] numbers, int change) => Change(new List<int>(numbers), change);

    public static int Change(IList<int> items, int change)
    {
        var seen = 0;
        foreach (var item in [|items|])
        {
            seen = seen * 31 + item;
            if (item == change)
                items.Remove(change);
        }

        return seen;
    }
}
