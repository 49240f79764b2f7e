// title: a copy of a span for a method of the project that has an overload for spans
// rule: ALLOC505
// bytes: 32
// message: the length of a copy is not computed
// fix: ALLOC505.PassView
// safety: unsafe
// difference: another overload of 'First' is called
// shows: (byte)7, true
// except: differs
// after: 0
static class Case
{
    static byte[] s_data = [1, 1, 1];

    static int Probe() => First([|s_data.AsSpan().ToArray()|], true);

    static int Behave(byte value, bool differs)
    {
        s_data[0] = value;
        return First([|s_data.AsSpan().ToArray()|], differs);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    static int First(byte[] bytes, bool differs) => bytes[0];

    [MethodImpl(MethodImplOptions.NoInlining)]
    static int First(ReadOnlySpan<byte> bytes, bool differs) => differs ? -1 : bytes[0];
}
