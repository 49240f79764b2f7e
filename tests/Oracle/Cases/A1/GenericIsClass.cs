// title: t is StringBuilder in generic code
// row: generic t is IFoo, t is int, t is StringBuilder (test only)
// rule: none: the JIT leaves the box out
// bytes: 0
static class Case
{
    static bool Probe(int number = 300) => Is(number);

    [MethodImpl(MethodImplOptions.NoInlining)]
    static bool Is<T>(T value) => value is StringBuilder;
}
