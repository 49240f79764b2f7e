// title: Span<T> x = [a, b]
// row: Span<T> x = [a, b] (constant or not), ReadOnlySpan<T> x = [a, b] outside the previous rows, no spread
// rule: none: the items are on the stack
// bytes: 0
// il: none
static class Case
{
    static int Probe(int number = 300, int index = 1)
    {
        Span<int> numbers = [number, 2];
        return numbers[index];
    }
}
