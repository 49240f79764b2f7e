// title: ten numbers in a list that becomes an array
// rule: none: the list doubles its array
// bytes: 312
static class Case
{
    static readonly List<int> s_numbers = Enumerable.Range(0, 10).ToList();

    static int Probe()
    {
        var all = new List<int>();
        foreach (var number in s_numbers)
            all.Add(number);
        return all.ToArray().Length;
    }
}
