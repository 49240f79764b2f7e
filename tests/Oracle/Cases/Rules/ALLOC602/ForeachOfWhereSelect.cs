// title: `foreach (var x in list.Where(…).Select(…))` of a list
// rule: ALLOC602
// bytes: 152
// fix: ALLOC602.Loop
// safety: safe
// after: 0
static class Case
{
    static readonly List<int> Numbers = [1, 2, 3];

    static int Probe()
    {
        var sum = 0;
        var list = Numbers;
        if (list is null)
            return 0;
        foreach (var x in [|list.Where(n => n > 1).Select(n => n * 2)|])
            sum += x;
        return sum;
    }

    static List<int> Behave(List<int> list, int k)
    {
        var seen = new List<int>();
        if (list is null)
            return seen;
        try
        {
            foreach (var x in [|list.Where(n => n % 2 == 0 || n > k).Select(n => checked(n * k))|])
            {
                if (x == 0)
                    continue;
                seen.Add(x);
                if (seen.Count > 3)
                    list.Add(1);
            }
        }
        catch (InvalidOperationException)
        {
            seen.Add(-1);
        }

        return seen;
    }
}
