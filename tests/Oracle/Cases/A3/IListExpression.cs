// title: IList<T> x = [a, b]
// row: ICollection<T>/IList<T> x = [..]
// rule: none: the list is what the code asks for
// bytes: 64
static class Case
{
    static void Probe(int number = 300)
    {
        IList<int> numbers = [number, 2];
        Sink.Keep(numbers);
    }
}
