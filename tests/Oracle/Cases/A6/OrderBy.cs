// title: OrderBy over an array
// row: each LINQ operator
// rule: ALLOC602
// bytes: 360, net9+ 328
static class Case
{
    static int[] s_numbers = { 3, 1, 2 };

    static int Probe()
    {
        var sum = 0;
        foreach (var number in [|s_numbers.OrderBy(static number => number)|])
            sum += number;
        return sum;
    }
}
