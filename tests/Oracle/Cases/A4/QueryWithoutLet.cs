// title: a query without let over three numbers
// row: anonymous type, let in a query
// rule: ALLOC602
// bytes: 48
static class Case
{
    static int[] s_numbers = { 1, 2, 3 };

    static int Probe()
    {
        var sum = 0;
        foreach (var number in [|from number in s_numbers select number * 2|])
            sum += number;
        return sum;
    }
}
