// title: ReadOnlySpan<int> x = [1, 2]
// row: ReadOnlySpan<P> x = [consts], P a primitive or enum over one, no spread
// rule: none: it is data in the assembly
// bytes: 0
// il: none
static class Case
{
    static int Probe(int index = 1)
    {
        ReadOnlySpan<int> numbers = [1, 2];
        return numbers[index];
    }
}
