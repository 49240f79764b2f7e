// title: foreach over a List<T>
// row: foreach over array, span, List<T>, Dictionary<,> by their own type
// rule: none: nothing is allocated
// bytes: 0
// il: none
static class Case
{
    static List<int> s_numbers = new() { 1, 2, 3 };

    static int Probe()
    {
        var sum = 0;
        foreach (var number in s_numbers)
            sum += number;
        return sum;
    }
}
