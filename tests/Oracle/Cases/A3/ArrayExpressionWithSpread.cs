// title: T[] x = [a, ..array]
// row: same with any spread element
// rule: none: the array is what the code asks for
// bytes: 40
static class Case
{
    static int[] s_numbers = { 1, 2 };

    static void Probe(int number = 300)
    {
        int[] numbers = [number, .. s_numbers];
        Sink.Keep(numbers);
    }
}
