// title: no item for a params array
// row: f() to params T[]
// rule: none: the compiler passes the empty array that exists
// bytes: 0
// il: none
static class Case
{
    static int Probe() => Count();

    [MethodImpl(MethodImplOptions.NoInlining)]
    static int Count(params int[] numbers) => numbers.Length;
}
