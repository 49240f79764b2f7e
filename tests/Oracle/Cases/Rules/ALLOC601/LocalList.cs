// title: `IList<int> kept = new List<int>()`
// rule: ALLOC601
// bytes: 112
// user: net10 72/112
// unflagged: the list itself
// message: the list is allocated beside the enumerator
// fix: ALLOC601.Concrete
// safety: safe
static class Case
{
    static int s_seed = 3;

    static int Probe()
    {
        IList<int> kept = new List<int> { s_seed };
        var sum = 0;
        foreach (var item in [|kept|])
            sum += item;
        return sum;
    }

    static List<string> Behave(int[] numbers, int change)
    {
        var text = new List<string>(16);
        IList<int> kept = new List<int>(numbers);
        foreach (var item in [|kept|])
        {
            text.Add(item.ToString());
            if (item == change)
                kept.Remove(change);
        }

        text.Add(kept.Count + "," + kept.IndexOf(change));
        return text;
    }
}
