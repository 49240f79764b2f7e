// title: `Array.Resize(ref all, all.Length + 1)` for each of ten numbers
// rule: ALLOC608
// bytes: 480
// fix: ALLOC608.List
// safety: safe
// after: 280
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

    static string Behave(string[] items, int number)
    {
        var found = Array.Empty<string>();
        foreach (var item in items)
        {
            if (item is null || found.Contains(item))
                continue;
            [|Array.Resize(ref found, found.Length + 1)|];
            found[^1] = item + number;
            if (found.Length == 5)
                break;
        }

        return string.Join("|", found) + ReferenceEquals(found, Array.Empty<string>());
    }
}
