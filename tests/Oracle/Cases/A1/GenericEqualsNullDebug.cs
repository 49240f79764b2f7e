// title: t == null in generic code
// row: t == null, t is null, (object)t == null, ReferenceEquals(t, null) with unconstrained T
// rule: none: a comparison with null needs no change
// build: debug
// bytes: 24
static class Case
{
    static bool Probe(int number = 300) => IsNull(number);

    [MethodImpl(MethodImplOptions.NoInlining)]
    static bool IsNull<T>(T value) => value == null;
}
