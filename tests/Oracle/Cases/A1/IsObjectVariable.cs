// title: a struct that a pattern gives an object variable
// row: same with a captured variable (is object o) used afterwards
// rule: ALLOC201
// bytes: 24
struct Item
{
    public int Number;
}

static class Case
{
    static void Probe(Item item = default)
    {
        if (item is [|object boxed|])
            Sink.KeepObject(boxed);
    }
}
