// title: a value of a type parameter cast to an interface that is kept
// row: generic (IFoo)t, t as IFoo, t is IFoo x with use of x
// rule: ALLOC201
// bytes: 24
static class Case
{
    static void Probe(int number = 300) => Keep(number);

    [MethodImpl(MethodImplOptions.NoInlining)]
    static void Keep<T>(T value)
    {
        var comparable = [|(IComparable)value!|];
        Sink.Keep(comparable);
    }
}
