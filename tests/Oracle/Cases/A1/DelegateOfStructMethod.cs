// title: a delegate of a struct's method
// row: delegate built from a struct instance method
// rule: ALLOC201
// message: the delegate takes 64 bytes beside the box
// bytes: 88
struct Item
{
    public int Number;

    public readonly int Name() => Number;
}

static class Case
{
    static void Probe(Item item = default) => Sink.Keep<Func<int>>([|item.Name|]);
}
