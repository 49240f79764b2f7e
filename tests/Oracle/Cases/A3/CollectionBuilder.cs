// title: a type with a collection builder
// row: collection-builder types
// rule: none: the object is what the code asks for
// bytes: 24
// note: the items are on the stack; the builder makes the one object
[CollectionBuilder(typeof(Bag), nameof(Bag.Of))]
sealed class Bag(int sum) : IEnumerable<int>
{
    public int Sum => sum;

    public static Bag Of(ReadOnlySpan<int> numbers)
    {
        var sum = 0;
        foreach (var number in numbers)
            sum += number;
        return new Bag(sum);
    }

    public IEnumerator<int> GetEnumerator() => throw new NotSupportedException();

    System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => throw new NotSupportedException();
}

static class Case
{
    static void Probe(int number = 300)
    {
        Bag bag = [number, 2, 3];
        Sink.Keep(bag);
    }
}
