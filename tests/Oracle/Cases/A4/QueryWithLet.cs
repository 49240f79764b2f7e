// title: a query with let over three numbers
// row: anonymous type, let in a query
// rule: ALLOC602
// bytes: 264
// note: let adds one object for each element, and an operator whose function is joined with that of select
static class Case
{
    static int[] s_numbers = { 1, 2, 3 };

    static int Probe()
    {
        var sum = 0;
        foreach (var number in [|from number in s_numbers let twice = number * 2 select number + twice|])
            sum += number;
        return sum;
    }
}
