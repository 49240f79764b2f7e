// title: foreach over an empty list typed as IEnumerable<int>
// row: same, collection empty
// rule: none: the library keeps one empty enumerator
// bytes: 0
static class Case
{
    static IEnumerable<int> s_numbers = new List<int>();

    static int Probe()
    {
        var sum = 0;
        foreach (var number in s_numbers)
            sum += number;
        return sum;
    }
}
