// title: Span<T> x = [a, ..sequence]
// row: same with any spread element, unknown length: List<T> then ToArray
// rule: none: no rule reports the array of a spread yet
// bytes: 72
// note: the list takes 32 bytes and its array 40, which becomes the span; the compiler of SDK 10.0.4xx copies it into another array of 40
static class Case
{
    static IEnumerable<int> s_numbers = new List<int> { 1, 2 };

    static int Probe(int number = 300, int index = 1)
    {
        Span<int> numbers = [number, .. s_numbers];
        return numbers[index];
    }
}
