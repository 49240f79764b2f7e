// title: an array of constants in a static field as an argument
// row: static readonly array vs new[] {..} argument
// rule: none: the array is made once
// bytes: 0
// il: none
static class Case
{
    static readonly int[] s_numbers = { 1, 2 };

    static int Probe() => Count(s_numbers);

    [MethodImpl(MethodImplOptions.NoInlining)]
    static int Count(int[] numbers) => numbers.Length;
}
