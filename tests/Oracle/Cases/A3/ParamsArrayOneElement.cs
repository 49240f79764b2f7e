// title: one item for a params array
// row: f(1, 2, 3) to params T[]
// rule: ALLOC101
// bytes: 32
static class Case
{
    static int Probe(int number = 3) => [|Sum(number)|];

    [MethodImpl(MethodImplOptions.NoInlining)]
    static int Sum(params int[] numbers)
    {
        var sum = 0;
        foreach (var number in numbers)
            sum += number;
        return sum;
    }
}
