// title: a default interface method called on a value of a type parameter
// row: constrained call where the method is a default interface method that the struct does not implement
// rule: none: no rule reports boxes of default interface methods
// bytes: 24
interface INamed
{
    int Number { get; }

    [MethodImpl(MethodImplOptions.NoInlining)]
    int Name() => Number + 1;
}

struct Item : INamed
{
    public int Number { get; set; }
}

static class Case
{
    static int Probe(Item item = default) => Ask(item);

    [MethodImpl(MethodImplOptions.NoInlining)]
    static int Ask<T>(T named) where T : INamed => named.Name();
}
