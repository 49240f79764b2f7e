// title: `list.Where(x => x > k).Count()` of a list
// rule: ALLOC602
// bytes: 160
// user: net10 96/160 | 160
// fix: ALLOC602.Loop
// safety: safe
// after: 0
static class Case
{
    static readonly List<int> Numbers = [1, 2, 3];

    static int Probe(int k = 2)
    {
        var list = Numbers;
        if (list is null)
            return 0;
        return [|list.Where(x => x > k).Count()|];
    }

    static int Behave(List<int> list, int k)
    {
        if (list is null)
            return -1;
        var count = [|list.Where(x => x > k).Count()|];
        return count;
    }
}
