// title: `First(stream.ToArray())` that writes to the stream, 1000 bytes
// rule: ALLOC507
// bytes: 2112
// message: the length of the content is not known
// fix: ALLOC507.BufferSlice
// safety: unsafe
// difference: the stream must not change during the call
// shows: (byte)7, true
// except: writes
// unflagged: the stream and its buffer are needed
static class Case
{
    static byte[] s_data = new byte[1000];

    static int Probe()
    {
        var stream = new MemoryStream(1000);
        stream.Write(s_data);
        return First([|stream.ToArray()|], stream, 1, true);
    }

    static int Behave(byte value, bool writes)
    {
        var stream = new MemoryStream();
        stream.WriteByte(1);
        return First([|stream.ToArray()|], stream, value, writes);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    static int First(ReadOnlySpan<byte> bytes, MemoryStream stream, byte value, bool writes)
    {
        if (writes)
        {
            stream.Position = 0;
            stream.WriteByte(value);
        }

        return bytes[0];
    }
}
