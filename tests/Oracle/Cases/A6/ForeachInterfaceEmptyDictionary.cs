// title: foreach over an empty dictionary typed as an interface
// row: same, collection empty
// rule: none: the library keeps one empty enumerator
// bytes: 0
static class Case
{
    static IEnumerable<KeyValuePair<int, int>> s_numbers = new Dictionary<int, int>();

    static int Probe()
    {
        var sum = 0;
        foreach (var pair in s_numbers)
            sum += pair.Value;
        return sum;
    }
}
