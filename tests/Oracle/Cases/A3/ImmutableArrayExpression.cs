// title: ImmutableArray<T> x = [a, b]
// row: ImmutableArray<T> x = [..]
// rule: none: the array is what the code asks for
// bytes: 32
static class Case
{
    static void Probe(int number = 300)
    {
        System.Collections.Immutable.ImmutableArray<int> numbers = [number, 2];
        Sink.Keep(numbers);
    }
}
