// title: two items for params ReadOnlySpan<int>
// rule: none: the items are on the stack
// bytes: 0
static class Case
{
    static int Probe(int i = 3) => Sum(i, 2);

    [MethodImpl(MethodImplOptions.NoInlining)]
    static int Sum(params ReadOnlySpan<int> numbers) => numbers.Length;
}
