// title: one item for params int[]
// rule: ALLOC101
// bytes: 32
static class Case
{
    static int Probe(int i = 3) => [|Sum(i)|];

    [MethodImpl(MethodImplOptions.NoInlining)]
    static int Sum(params int[] numbers)
    {
        var sum = 0;
        foreach (var number in numbers)
            sum += number;
        return sum;
    }
}
