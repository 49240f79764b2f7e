// title: `list.Where(x => x > 1).ToArray().Length` of a list
// rule: ALLOC602
// bytes: 144, net9+ 104
// message: the array is not among the bytes that are known
// fix: ALLOC602.Loop
// safety: safe
// after: 0
static class Case
{
    static readonly List<int> Numbers = [1, 2, 3];

    static int Probe()
    {
        var list = Numbers;
        if (list is null)
            return 0;
        return [|list.Where(x => x > 1).ToArray()|].Length;
    }

    static int Behave(List<int> list, int k)
    {
        if (list is null)
            return -1;
        var count = [|list.Where(x => x > k).Select(x => x / 2).ToList()|].Count;
        return count;
    }
}
