// title: foreach over a dictionary typed as an interface
// row: foreach over the same object typed as an interface
// rule: ALLOC601
// bytes: 48
// user: net10 0/48 | 48
static class Case
{
    static IEnumerable<KeyValuePair<int, int>> s_numbers = new Dictionary<int, int> { [1] = 2 };

    static int Probe()
    {
        var sum = 0;
        foreach (var pair in [|s_numbers|])
            sum += pair.Value;
        return sum;
    }
}
