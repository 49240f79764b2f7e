// title: t is IFoo in generic code
// row: generic t is IFoo, t is int, t is StringBuilder (test only)
// rule: none: the rules assume optimised code unless assume_optimized says otherwise
// build: debug
// bytes: 24, net9+ 0
static class Case
{
    static bool Probe(int number = 300) => Is(number);

    [MethodImpl(MethodImplOptions.NoInlining)]
    static bool Is<T>(T value) => value is IComparable;
}
