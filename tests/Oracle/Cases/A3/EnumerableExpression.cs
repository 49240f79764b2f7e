// title: IEnumerable<T> x = [a, b]
// row: IEnumerable<T>/IReadOnlyList<T> x = [a, b]
// rule: none: the items are what the code asks for
// bytes: 56
// note: the wrapper takes 24 bytes, its array 32
static class Case
{
    static void Probe(int number = 300)
    {
        IEnumerable<int> numbers = [number, 2];
        Sink.Keep(numbers);
    }
}
