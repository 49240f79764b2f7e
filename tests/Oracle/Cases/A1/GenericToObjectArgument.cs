// title: a value of a type parameter passed to an object parameter
// row: generic (IFoo)t, t as IFoo, t is IFoo x with use of x
// rule: ALLOC205
// bytes: 24
static class Case
{
    static void Probe(int number = 300) => Keep(number);

    [MethodImpl(MethodImplOptions.NoInlining)]
    static void Keep<T>(T value) => Sink.KeepObject([|value|]);
}
