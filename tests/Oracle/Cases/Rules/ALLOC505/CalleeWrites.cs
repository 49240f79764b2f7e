// title: a copy for a method of the project that takes a read-only span
// rule: ALLOC505
// bytes: 32
// message: the length of a copy is not computed
// fix: ALLOC505.PassView
// safety: unsafe
// difference: the buffer must not change during the call
// shows: (byte)7, true
// except: writes
// after: 0
static class Case
{
    static byte[] s_data = [1, 1, 1];

    static int Probe() => First([|s_data.AsSpan().ToArray()|], 1, true);

    static int Behave(byte value, bool writes)
    {
        s_data[0] = 1;
        return First([|s_data.AsSpan().ToArray()|], value, writes);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    static int First(ReadOnlySpan<byte> bytes, byte value, bool writes)
    {
        if (writes)
            s_data[0] = value;
        return bytes[0];
    }
}
