// title: t is int n in generic code
// row: generic t is IFoo, t is int, t is StringBuilder (test only)
// rule: none: the JIT leaves the box out
// bytes: 0
static class Case
{
    static int Probe(int number = 300) => Is(number);

    [MethodImpl(MethodImplOptions.NoInlining)]
    static int Is<T>(T value) => value is int number ? number : 0;
}
