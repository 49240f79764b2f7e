// title: IReadOnlyList<T> x = [a]
// row: IEnumerable<T>/IReadOnlyList<T> x = [a, b], one element
// rule: none: the item is what the code asks for
// bytes: 24
// note: the wrapper holds the item itself
static class Case
{
    static void Probe(int number = 300)
    {
        IReadOnlyList<int> numbers = [number];
        Sink.Keep(numbers);
    }
}
