// title: `list.Any(x => IsLarge(list, x))` of a list, whose condition adds to it
// rule: ALLOC602
// target: net9.0
// bytes: 88
// user: net10 24/88 | 88
// fix: ALLOC602.Loop
// safety: unsafe
// difference: changed meanwhile
// shows: new List<int> { 1, 7 }
// except: list is not null && list.Exists(x => x <= 5)
// after: 0
using System.Collections.Generic;

static class Case
{
    static readonly List<int> s_list = [7, 2, 3];

    static bool Probe()
    {
        var list = s_list;
        if (list is null)
            return false;
        return [|list.Any(x => IsLarge(list, x))|];
    }

    static bool Behave(List<int> list)
    {
        if (list is null)
            return false;
        return [|list.Any(x => IsLarge(list, x))|];
    }

    private static bool IsLarge(List<int> list, int x)
    {
        if (x <= 5)
            list.Add(x);
        return x > 5;
    }
}
