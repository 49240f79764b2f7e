// title: an array of constants as an argument
// row: static readonly array vs new[] {..} argument
// rule: none: CA1861 of the SDK reports it
// bytes: 32
static class Case
{
    static int Probe() => Count(new[] { 1, 2 });

    [MethodImpl(MethodImplOptions.NoInlining)]
    static int Count(int[] numbers) => numbers.Length;
}
