// title: `numbers.Select(x => x * k).Sum()` of an array
// rule: ALLOC602
// bytes: 136
// fix: ALLOC602.OneCall
// safety: safe
// after: 120
static class Case
{
    static readonly int[] Numbers = [1, 2, 3];

    static int Probe(int k = 2) => [|Numbers.Select(x => x * k).Sum()|];

    static int Behave(int[] numbers, int k) => [|numbers.Select(x => x * k).Sum()|];
}
