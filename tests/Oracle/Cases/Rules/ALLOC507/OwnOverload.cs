// title: `First(stream.ToArray())` of a project's own overloads, 1000 bytes
// rule: ALLOC507
// bytes: 2112
// message: the length of the content is not known
// fix: ALLOC507.BufferSlice
// safety: unsafe
// difference: another overload of 'First' is called
// shows: (byte)7, true
// except: differs
// unflagged: the stream and its buffer are needed
static class Case
{
    static byte[] s_data = new byte[1000];

    static int Probe()
    {
        var stream = new MemoryStream(1000);
        stream.Write(s_data);
        return First([|stream.ToArray()|], false);
    }

    static int Behave(byte value, bool differs)
    {
        var stream = new MemoryStream(1);
        stream.WriteByte(value);
        return First([|stream.ToArray()|], differs);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    static int First(byte[] bytes, bool differs) => bytes[0];

    [MethodImpl(MethodImplOptions.NoInlining)]
    static int First(ReadOnlySpan<byte> bytes, bool differs) => differs ? -1 : bytes[0];
}
