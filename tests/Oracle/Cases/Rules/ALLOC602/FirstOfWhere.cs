// title: `numbers.Where(x => x > k).FirstOrDefault()` of a sequence
// rule: ALLOC602
// bytes: 184
// user: net10 144/184 | 184
// fix: ALLOC602.OneCall
// safety: safe
// after: 128
static class Case
{
    static readonly IEnumerable<int> Numbers = new Queue<int>([1, 2, 3]);

    static int Probe(int k = 2) => [|Numbers.Where(x => x > k).FirstOrDefault()|];

    static int Behave(int[] numbers, int k)
    {
        IEnumerable<int> sequence = numbers;
        return [|sequence.Where(x => x > k).FirstOrDefault()|];
    }
}
