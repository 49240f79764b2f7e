// title: List<T> x = [a, b]
// row: List<T> x = [a, b]
// rule: none: the list is what the code asks for
// bytes: 64
// note: the list takes 32 bytes, its array 32
static class Case
{
    static void Probe(int number = 300)
    {
        List<int> numbers = [number, 2];
        Sink.Keep(numbers);
    }
}
