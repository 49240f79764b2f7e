// title: a value of a type parameter that is cast to an interface to call a method
// row: ((IFoo)s).M() cast then call at once, also in generics
// rule: none: the JIT leaves the box out where it sees the call
// bytes: 0
interface INamed
{
    int Name();
}

struct Item : INamed
{
    public int Number;

    readonly int INamed.Name() => Number;
}

static class Case
{
    static int Probe(Item item = default) => Ask(item);

    [MethodImpl(MethodImplOptions.NoInlining)]
    static int Ask<T>(T named) where T : struct, INamed => ((INamed)named).Name();
}
