// title: a copy of an array for a method of the project that takes an array
// rule: ALLOC505
// bytes: 32
// message: the length of a copy is not computed
// fix: ALLOC505.PassView
// safety: unsafe
// difference: 'First' must neither change nor keep the array
// shows: (byte)7, true
// except: writes
// after: 0
static class Case
{
    static byte[] s_data = [1, 1, 1];

    static int Probe()
    {
        var data = s_data;
        if (data is null)
            return 0;
        return First([|data.ToArray()|], 1, true);
    }

    static int Behave(byte value, bool writes)
    {
        var data = new byte[] { 1, 1, value };
        return First([|data.ToArray()|], value, writes) + data[0];
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    static int First(byte[] bytes, byte value, bool writes)
    {
        if (writes)
            bytes[0] = value;
        return bytes[0];
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    static int First(ReadOnlySpan<byte> bytes, byte value, bool writes) => bytes[0];
}
