// title: `(T)(object)number` where `T` is an interface
// rule: ALLOC201
// bytes: 24
static class Case
{
    static object Probe(int value = 300) => Get<IComparable>(value);

    [MethodImpl(MethodImplOptions.NoInlining)]
    static T Get<T>(int value) => typeof(T) == typeof(IComparable) ? (T)[|(object)value|] : default;
}
