// title: foreach over a HashSet<int> typed as IEnumerable<int>
// row: foreach over the same object typed as an interface
// rule: ALLOC601
// bytes: 40
// user: net10 0/40 | 40
static class Case
{
    static IEnumerable<int> s_numbers = new HashSet<int> { 1, 2, 3 };

    static int Probe()
    {
        var sum = 0;
        foreach (var number in [|s_numbers|])
            sum += number;
        return sum;
    }
}
