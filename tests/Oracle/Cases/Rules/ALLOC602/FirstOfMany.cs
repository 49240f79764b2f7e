// title: `list.First(x => x == k)` of a list
// rule: ALLOC602
// target: net9.0
// bytes: 88
// user: net10 24/88 | 88
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
        return [|list.First(x => x == k)|];
    }

    static int Behave(List<int> list, int k)
    {
        if (list is null)
            return 0;
        return [|list.Where(x => x > 1).First(x => x > k)|];
    }

    static int BehaveNone(List<int> list)
    {
        if (list is null)
            return 0;
        return [|list.Where(x => x > 1).FirstOrDefault()|];
    }
}
