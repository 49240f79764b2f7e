// title: Where and Select over a list
// row: each LINQ operator
// rule: ALLOC602
// bytes: 152
static class Case
{
    static List<int> s_numbers = new() { 1, 2, 3 };

    static int Probe()
    {
        var sum = 0;
        foreach (var number in [|s_numbers.Where(static number => number > 1).Select(static number => number * 2)|])
            sum += number;
        return sum;
    }
}
