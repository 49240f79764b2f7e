// title: `IEnumerator<int> e = list.GetEnumerator()`
// rule: ALLOC204
// bytes: 40
// jit: net9 0/40, net10 0/40
// fix: ALLOC204.Concrete
// safety: safe
// after: 0
static class Case
{
    static List<int> s_list = [1, 2, 3];

    static int Probe()
    {
        IEnumerator<int> e = [|s_list.GetEnumerator()|];
        var sum = 0;
        while (e.MoveNext())
            sum += e.Current;
        return sum;
    }

    static List<string> Behave(List<int> list)
    {
        IEnumerator<int> e = [|list.GetEnumerator()|];
        var text = new List<string>();
        while (e.MoveNext())
        {
            text.Add(e.Current.ToString());
            if (e.Current == 3)
                list.Add(4);
        }

        text.Add(e.Current.ToString());
        e.Dispose();
        text.Add(e.MoveNext().ToString());
        return text;
    }

    static List<string> BehaveOtherList(string[] texts)
    {
        IEnumerator<string> e = [|new HashSet<string>(texts).GetEnumerator()|];
        var text = new List<string> { e.Current + ";" };
        while (e.MoveNext())
            text.Add(e.Current.ToString());
        text.Add(e.Current + ";");
        return text;
    }
}
