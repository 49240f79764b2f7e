// title: `list.Where(x => x > k).Count()` of a list, from which a class of the project derives
// rule: ALLOC602
// bytes: 160
// user: net10 96/160 | 160
// fix: ALLOC602.Loop
// safety: safe
// after: 0
static class Case
{
    sealed class Hiding : List<int>
    {
        public new IEnumerator<int> GetEnumerator() => throw new InvalidOperationException();
    }

    static readonly List<int> Numbers = [1, 2, 3];

    static int Probe(int k = 2)
    {
        var list = Numbers;
        if (list is null)
            return 0;
        return [|list.Where(x => x > k).Count()|];
    }

    static int Behave(int[] numbers, int k)
    {
        List<int> list = new Hiding();
        if (numbers is not null)
            list.AddRange(numbers);
        var count = [|list.Where(x => x > k).Count()|];
        return count;
    }
}
