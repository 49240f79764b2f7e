// title: `Array.Resize(ref all, all.Length + 1)` for each of ten numbers
// rule: ALLOC608
// bytes: 480
// message: how long the array becomes is not known
static class Case
{
    static readonly List<int> s_numbers = Enumerable.Range(0, 10).ToList();

    static int Probe()
    {
        var all = Array.Empty<int>();
        foreach (var number in s_numbers)
        {
            [|Array.Resize(ref all, all.Length + 1)|];
            all[all.Length - 1] = number;
        }

        return all.Length;
    }
}
