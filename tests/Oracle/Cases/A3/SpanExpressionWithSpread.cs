// title: Span<T> x = [a, ..array]
// row: same with any spread element
// rule: none: no rule reports the array of a spread yet
// bytes: 40
static class Case
{
    static int[] s_numbers = { 1, 2 };

    static int Probe(int number = 300, int index = 1)
    {
        Span<int> numbers = [number, .. s_numbers];
        return numbers[index];
    }
}
