// title: T[] x = [a, b]
// row: T[] x = [a, b]
// rule: none: the array is what the code asks for
// bytes: 32
static class Case
{
    static void Probe(int number = 300)
    {
        int[] numbers = [number, 2];
        Sink.Keep(numbers);
    }
}
