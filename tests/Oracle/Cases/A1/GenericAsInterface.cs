// title: t as IFoo in generic code, where the result is kept
// row: generic (IFoo)t, t as IFoo, t is IFoo x with use of x
// rule: none: whether a type parameter is ever a struct is for its callers to say
// bytes: 24
static class Case
{
    static void Probe(int number = 300) => Keep(number);

    [MethodImpl(MethodImplOptions.NoInlining)]
    static void Keep<T>(T value) => Sink.Keep(value as IComparable);
}
