// title: `all = all.Add(number)` of an ImmutableArray for each of ten numbers
// rule: ALLOC608
// bytes: 480
// il: elsewhere: Add makes the array
// fix: ALLOC608.Builder
// safety: safe
// after: 240
// message: how long the array becomes is not known
using System.Collections.Immutable;

static class Case
{
    static readonly List<int> s_numbers = Enumerable.Range(0, 10).ToList();

    static int Probe()
    {
        var all = ImmutableArray<int>.Empty;
        foreach (var number in s_numbers)
            [|all = all.Add(number)|];
        return all.Length;
    }

    static string Behave(string[] items, int number)
    {
        var all = ImmutableArray<string>.Empty;
        for (var i = 0; i < items.Length && all.Length < number; i++)
            [|all = all.Add(items[i]?.Trim())|];
        return all.Length + (all.Length > 0 ? all[0] + all[all.Length / 2] + all[all.Length - 1] : "") + (all == ImmutableArray<string>.Empty);
    }
}
