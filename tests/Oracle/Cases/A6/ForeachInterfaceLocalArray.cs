// title: foreach over an array that is typed as IEnumerable<int> in the same method
// row: foreach over the same object typed as an interface
// rule: ALLOC601
// bytes: 32
// jit: net10 0/32
static class Case
{
    static int[] s_numbers = { 1, 2, 3 };

    static int Probe()
    {
        var sum = 0;
        IEnumerable<int> numbers = s_numbers;
        foreach (var number in [|numbers|])
            sum += number;
        return sum;
    }
}
