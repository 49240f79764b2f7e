// title: foreach over three numbers in an Array
// row: non-generic IEnumerable over value types
// rule: none: no rule reports enumerators yet
// bytes: 104
static class Case
{
    static Array s_numbers = new[] { 1, 2, 3 };

    static int Probe()
    {
        var sum = 0;
        foreach (int number in s_numbers)
            sum += number;
        return sum;
    }
}
