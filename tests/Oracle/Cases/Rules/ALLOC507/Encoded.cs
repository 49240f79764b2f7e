// title: `Encoding.UTF8.GetCharCount(stream.ToArray())` of a new stream, 1000 bytes
// rule: ALLOC507
// bytes: 2112
// message: the length of the content is not known
// fix: ALLOC507.BufferSlice
// safety: unsafe
// difference: the stream must not change during the call
// shows: none: the framework's own encoders write to no stream
// except: false
// unflagged: the stream and its buffer are needed
static class Case
{
    static byte[] s_data = new byte[1000];

    static int Probe()
    {
        var stream = new MemoryStream(1000);
        stream.Write(s_data);
        return Encoding.UTF8.GetCharCount([|stream.ToArray()|]);
    }

    static string Behave(byte[] data, int position)
    {
        var stream = new MemoryStream(8);
        stream.Write(data);
        stream.WriteByte(7);
        if (position >= 0 && position < 10)
            stream.Position = position;
        return Convert.ToHexString([|stream.ToArray()|]) + Encoding.UTF8.GetString([|stream.ToArray()|]);
    }

    static string BehaveCapacity(byte[] data, byte capacity)
    {
        var stream = new MemoryStream(capacity);
        stream.Write(data, 0, data.Length / 2);
        return Convert.ToBase64String([|stream.ToArray()|]) + stream.Length;
    }
}
