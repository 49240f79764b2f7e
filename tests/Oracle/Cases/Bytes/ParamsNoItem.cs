// title: no item for params int[]
// rule: none: the compiler passes the shared empty array
// bytes: 0
static class Case
{
    static int Probe() => Sum();

    [MethodImpl(MethodImplOptions.NoInlining)]
    static int Sum(params int[] numbers) => numbers.Length;
}
