// title: Select over a list
// row: each LINQ operator
// rule: ALLOC602
// bytes: 72
static class Case
{
    static List<int> s_numbers = new() { 1, 2, 3 };

    static int Probe()
    {
        var sum = 0;
        foreach (var number in [|s_numbers.Select(static number => number * 2)|])
            sum += number;
        return sum;
    }
}
