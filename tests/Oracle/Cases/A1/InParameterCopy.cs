// title: a call on an in parameter that copies the struct first
// row: in, ref readonly, readonly struct copies
// rule: none: a copy on the stack is not an allocation
// bytes: 0
// il: none
struct Item
{
    public int Number;

    public int Next() => ++Number;
}

static class Case
{
    static int Probe(Item item = default) => Next(in item);

    [MethodImpl(MethodImplOptions.NoInlining)]
    static int Next(in Item item) => item.Next();
}
