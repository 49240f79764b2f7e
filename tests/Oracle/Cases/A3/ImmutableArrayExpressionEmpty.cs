// title: ImmutableArray<T> x = []
// row: ImmutableArray<T> x = [..]
// rule: none: the compiler takes the empty array that exists
// bytes: 0
static class Case
{
    static void Probe()
    {
        System.Collections.Immutable.ImmutableArray<int> numbers = [];
        Sink.Keep(numbers);
    }
}
