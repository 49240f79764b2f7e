// title: a copy for a method of the project that takes an `ArraySegment<byte>`
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
    static ArraySegment<byte> s_kept;

    static int Probe()
    {
        var data = s_data;
        if (data is null)
            return 0;
        Keep([|data.ToArray()|]);
        return s_kept.Count;
    }

    static int Behave(byte value, bool changes)
    {
        var data = new byte[16];
        Keep([|data.ToArray()|]);
        if (changes)
            data[1] = value;
        return s_kept[1];
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    static void Keep(ArraySegment<byte> bytes) => s_kept = bytes;
}
