// title: foreach over a span
// row: foreach over array, span, List<T>, Dictionary<,> by their own type
// rule: none: nothing is allocated
// bytes: 0
// il: none
static class Case
{
    static int[] s_numbers = { 1, 2, 3 };

    static int Probe()
    {
        var sum = 0;
        foreach (var number in s_numbers.AsSpan())
            sum += number;
        return sum;
    }
}
