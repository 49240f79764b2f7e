// title: a default interface method that returns a constant, called on a value of a type parameter
// row: constrained call of a default interface method whose body is trivial
// rule: none: the JIT leaves the box out where it inlines the method
// bytes: 0
interface INamed
{
    int Name() => 1;
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
