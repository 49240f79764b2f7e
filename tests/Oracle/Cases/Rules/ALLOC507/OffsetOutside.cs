// title: `BitConverter.ToInt32(stream.ToArray(), offset)`, 1000 bytes
// rule: ALLOC507
// bytes: 2112
// message: the length of the content is not known
// fix: ALLOC507.BufferSlice
// safety: unsafe
// difference: an offset or count outside the copy may throw another exception
// shows: 14
// except: offset < 0 || offset > 12
// unflagged: the stream and its buffer are needed
static class Case
{
    static byte[] s_data = new byte[1000];

    static int Probe(int offset = 3)
    {
        var stream = new MemoryStream(1000);
        stream.Write(s_data);
        return BitConverter.ToInt32([|stream.ToArray()|], offset);
    }

    static int Behave(int offset)
    {
        var stream = new MemoryStream();
        for (byte i = 0; i < 16; i++)
            stream.WriteByte(i);
        return BitConverter.ToInt32([|stream.ToArray()|], offset);
    }
}
