// title: `(int)(object)maybe` of an `int?`, and back
// rule: ALLOC201
// bytes: 48, net9+ 0
// message: it names what .NET 8 takes
// certainty: the JIT of .NET 9 and later leaves it out, also where objects are kept on the heap
static class Case
{
    static int Probe(int value = 300) => Get(Make(value));

    [MethodImpl(MethodImplOptions.NoInlining)]
    static int Get(int? value) => (int)[|(object)value|];

    [MethodImpl(MethodImplOptions.NoInlining)]
    static int? Make(int value) => (int?)[|(object)value|];
}
