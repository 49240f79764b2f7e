// title: `object.Equals(value, default(int?))` of a value of a type parameter
// rule: none: the JIT decides it without a box
// bytes: 0
static class Case
{
    static int Probe(int value = 300) => Get(value);

    [MethodImpl(MethodImplOptions.NoInlining)]
    static int Get<T>(T value) => object.Equals(value, default(int?)) || object.Equals((string)null, value) ? 1 : 2;
}
