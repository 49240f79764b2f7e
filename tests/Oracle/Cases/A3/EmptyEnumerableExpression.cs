// title: IEnumerable<T> x = []
// row: T[] x = [], IEnumerable<T> x = []
// rule: none: the compiler takes the empty array that exists
// bytes: 0
// il: none
static class Case
{
    static void Probe()
    {
        IEnumerable<int> numbers = [];
        Sink.Keep(numbers);
    }
}
