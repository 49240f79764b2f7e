// title: foreach over a Dictionary<,>
// row: foreach over array, span, List<T>, Dictionary<,> by their own type
// rule: none: nothing is allocated
// bytes: 0
// il: none
static class Case
{
    static Dictionary<int, int> s_numbers = new() { [1] = 2 };

    static int Probe()
    {
        var sum = 0;
        foreach (var pair in s_numbers)
            sum += pair.Value;
        return sum;
    }
}
