// title: `new List<int>()` in each iteration
// rule: ALLOC104
// bytes: 32
// fix: ALLOC104.hoist
// safety: safe
// after: 32/0.32
static class Case
{
    static int Probe()
    {
        var list = new List<int>();
        Sink.Keep(Count(list));
        return list.Count;
    }

    static int Loop()
    {
        var count = 0;
        for (var i = 0; i < 100; i++)
        {
            var list = [|new List<int>()|];
            Sink.Keep(Count(list));
            count += list.Count;
        }

        return count;
    }

    static List<string> Behave(int[] numbers, int limit)
    {
        var result = new List<string>();
        foreach (var number in numbers)
        {
            var list = [|new List<int>()|];
            for (var i = 0; i < (number & 7); i++)
                list.Add(number + i);
            list.Reverse();
            if (number == limit)
                continue;
            foreach (var item in list)
                result.Add(item.ToString());
            result.Add(list.Count + ";");
        }

        return result;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int Count(List<int> list) => list.Count;
}
