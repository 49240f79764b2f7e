// title: ten numbers that are added to a list
// rule: none: the list doubles its array
// bytes: 216
static class Case
{
    static readonly List<int> s_numbers = Enumerable.Range(0, 10).ToList();

    static List<int> Probe()
    {
        var all = new List<int>();
        foreach (var number in s_numbers)
        {
            if (number >= 0)
                all.Add(number);
        }

        return all;
    }
}
