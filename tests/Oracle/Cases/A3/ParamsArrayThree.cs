// title: three items for a params array
// row: f(1, 2, 3) to params T[]
// rule: ALLOC101
// bytes: 40
static class Case
{
    static int Probe(int number = 3) => [|Sum(number, 2, 3)|];

    [MethodImpl(MethodImplOptions.NoInlining)]
    static int Sum(params int[] numbers)
    {
        var sum = 0;
        foreach (var number in numbers)
            sum += number;
        return sum;
    }
}
