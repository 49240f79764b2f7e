// title: `Keep(data.ToArray())` of a method that takes a `ReadOnlyMemory<byte>`
// rule: ALLOC505
// bytes: 40
// message: the length of a copy is not computed
// fix: ALLOC505.PassView
// safety: unsafe
// difference: may keep the buffer, which may change later
// shows: (byte)3, true
// except: changes
// after: 0
static class Case
{
    static byte[] s_data = new byte[16];
    static ReadOnlyMemory<byte> s_kept;

    static int Probe()
    {
        if (s_data is null)
            return 0;
        Keep([|s_data.ToArray()|]);
        return s_kept.Length;
    }

    static int Behave(byte value, bool changes)
    {
        var data = new byte[16];
        Keep([|data.ToArray()|]);
        if (changes)
            data[1] = value;
        return s_kept.Span[1];
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    static void Keep(ReadOnlyMemory<byte> bytes) => s_kept = bytes;
}
