// title: a struct passed to a parameter of constrained type
// row: constrained call t.M() with T : IFoo, method implemented by the struct
// rule: none: nothing is allocated
// bytes: 0
// il: none
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
    static int Probe(Item item = default) => Ask(item);

    [MethodImpl(MethodImplOptions.NoInlining)]
    static int Ask<T>(T named) where T : INamed => named.Name();
}
