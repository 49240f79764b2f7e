// title: ICollection<T> x = []
// row: ICollection<T>/IList<T> x = [..]
// rule: none: the list is what the code asks for
// bytes: 32
// note: it may be added to, so it is not shared
static class Case
{
    static void Probe()
    {
        ICollection<int> numbers = [];
        Sink.Keep(numbers);
    }
}
