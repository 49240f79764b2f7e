// title: a callee with foreach over IEnumerable<int>, given an array
// rule: ALLOC601
// bytes: 32
// user: net10 0 | 32
static class Case
{
    static IEnumerable<int> s_values = new int[] { 1, 2, 3 };

    static int Probe() => Sum(s_values);

    [MethodImpl(MethodImplOptions.NoInlining)]
    static int Sum(IEnumerable<int> values)
    {
        var sum = 0;
        foreach (var number in [|values|])
            sum += number;
        return sum;
    }
}
