// title: a struct passed to a parameter of interface type
// row: value type stored to object or interface field, passed to object parameter, put in ArrayList or Hashtable
// rule: ALLOC204
// bytes: 24
interface INamed
{
    int Name();
}

struct Item : INamed
{
    public int Number;

    public readonly int Name() => Number;
}

static class Case
{
    static int Probe(Item item = default) => Ask([|item|]);

    [MethodImpl(MethodImplOptions.NoInlining)]
    static int Ask(INamed named) => named.Name();
}
