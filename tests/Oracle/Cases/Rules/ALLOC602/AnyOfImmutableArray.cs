// title: `attributes.Any(x => x == k)` of an `ImmutableArray<T>`, where the lambda captures
// rule: ALLOC602
// bytes: 88
// user: net10 24/88 | 88
// fix: ALLOC602.Loop
// safety: safe
// after: 0
using System.Collections.Immutable;

static class Case
{
    static readonly ImmutableArray<int> Numbers = [1, 2, 3];

    static bool Probe(int k = 7) => [|Numbers.Any(x => x == k)|];

    static int Behave(int[] numbers, int k)
    {
        var items = numbers is null ? default : ImmutableArray.Create(numbers);
        return [|items.First(x => x == k)|];
    }

    static bool BehaveAll(int[] numbers, int k)
    {
        var items = numbers is null ? default : ImmutableArray.Create(numbers);
        return ![|items.All(x => x < k)|];
    }
}
