// title: `list.LastOrDefault(x => x == k)` of a list
// rule: ALLOC602
// bytes: 88
// user: net10 24/88 | 88
// fix: ALLOC602.Loop
// safety: safe
// after: 0
using System.Collections.Generic;

static class Case
{
    static readonly List<int> s_list = [7, 2, 3];

    static int Probe() => Of(s_list, 2);

    static int Of(List<int> list, int k)
    {
        if (list is null)
            return 0;
        return [|list.LastOrDefault(x => x == k)|];
    }

    static int Behave(List<int> list, int k)
    {
        if (list is null)
            return 0;
        return [|list.Last(x => x > k)|];
    }
}
