// title: `list.ToArray();` of three numbers
// rule: ALLOC105
// bytes: 40
// message: the message tells of the bug, not of bytes
// fix: ALLOC105.remove
// safety: safe
// after: 0
static class Case
{
    static List<int> s_list = [1, 2, 3];

    static int Probe()
    {
        var list = s_list;
        if (list is null)
            return 0;
        list.[|ToArray()|];
        return list.Count;
    }

    static int Behave(List<int> list)
    {
        if (list is null)
            return -1;
        list.[|ToArray()|];
        return list.Count;
    }
}
