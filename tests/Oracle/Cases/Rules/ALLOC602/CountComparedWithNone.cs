// title: `numbers.Where(x => x > k).Count() > 0` of an array
// rule: ALLOC602
// bytes: 136
// fix: ALLOC602.OneCall
// safety: safe
// after: 120, net9+ 88
static class Case
{
    static readonly int[] s_numbers = [1, 2, 3];

    static bool Probe(int k = 2) => [|s_numbers.Where(x => x > k).Count()|] > 0;

    static bool Behave(int[] numbers, int k) => [|numbers.Where(x => x > k).Count()|] > 0;
}
