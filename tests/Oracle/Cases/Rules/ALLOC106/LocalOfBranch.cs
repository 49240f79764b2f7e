// title: list that one branch alone needs, on the other path
// rule: ALLOC106
// bytes: 32
// message: the size of an object of the framework is not known
// fix: ALLOC106.Local
// safety: safe
// after: 0
using System.Collections.Generic;

static class Case
{
    static object s_kept;

    static int Probe(int n = 1)
    {
        var list = [|new List<int>()|];
        if (n > 2)
        {
            list.Add(n);
            s_kept = list;
        }

        return n;
    }

    static string Behave(string name, int n)
    {
        var text = [|name + " and " + name|];
        var list = [|new List<string>()|];
        if (n > 2)
            return name;
        list.Add(name);
        list.Add(text);
        return string.Join(",", list);
    }
}
