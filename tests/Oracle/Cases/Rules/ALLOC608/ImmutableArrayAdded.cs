// title: `all = all.Add(number)` of an ImmutableArray for each of ten numbers
// rule: ALLOC608
// bytes: 480
// il: elsewhere: Add makes the array
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
}
