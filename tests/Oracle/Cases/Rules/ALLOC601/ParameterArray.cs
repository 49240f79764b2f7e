// title: a private method of `IEnumerable<int>` that is always given an array
// rule: ALLOC601
// bytes: 32
// user: net10 0 | 32
// fix: ALLOC601.Concrete
// safety: safe
// after: 0
static class Case
{
    static int[] s_numbers = [1, 2, 3];

    static int Probe() => Sum(s_numbers);

    [MethodImpl(MethodImplOptions.NoInlining)]
    static int Sum(IEnumerable<int> items)
    {
        var sum = 0;
        foreach (var item in [|items|])
            sum += item;
        return sum;
    }

    static int Behave(int[] numbers) => Sum(numbers);
}
