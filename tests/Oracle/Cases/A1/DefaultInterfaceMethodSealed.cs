// title: a sealed interface method that returns a constant, called on a value of a type parameter
// row: constrained call of a sealed interface method
// rule: none: no rule reports boxes of default interface methods
// bytes: 24
// jit: net9+ 0
interface INamed
{
    sealed int Name() => 1;
}

struct Item : INamed
{
    public int Number;
}

static class Case
{
    static int Probe(Item item = default) => Ask(item);

    [MethodImpl(MethodImplOptions.NoInlining)]
    static int Ask<T>(T named) where T : INamed => named.Name();
}
