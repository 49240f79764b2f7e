// title: three items for a params span
// row: f(1, 2, 3) to params ReadOnlySpan<T> (C# 13)
// rule: none: the items are on the stack
// bytes: 0
// il: none
static class Case
{
    static int Probe(int number = 3) => Sum(number, 2, 3);

    [MethodImpl(MethodImplOptions.NoInlining)]
    static int Sum(params ReadOnlySpan<int> numbers)
    {
        var sum = 0;
        foreach (var number in numbers)
            sum += number;
        return sum;
    }
}
