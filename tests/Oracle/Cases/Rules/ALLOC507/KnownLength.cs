// title: a new stream, 3 and 997 bytes written to it
// rule: ALLOC507
// bytes: 1368
// message: the length of the data is not known
// fix: ALLOC507.Capacity
// safety: safe
// unflagged: the stream and its buffer are needed
static class Case
{
    static readonly byte[] s_head = { 1, 2, 3 };
    static byte[] s_data = new byte[997];

    static long Probe()
    {
        var data = s_data;
        var stream = [|new MemoryStream()|];
        stream.Write(s_head);
        stream.Write(data);
        return stream.Length;
    }

    static string Behave(byte[] first, byte[] second, int position)
    {
        var stream = [|new MemoryStream()|];
        stream.Write(first);
        stream.WriteByte(7);
        if (position is >= 0 and < 20)
            stream.Position = position;
        stream.Write(second, 0, second.Length);
        stream.Write(s_head);
        var all = [|stream.ToArray()|];
        return Convert.ToHexString(all) + stream.Length + stream.Position;
    }

    static byte[] BehaveOne(byte[] first, byte[] second, int position)
    {
        using var stream = [|new MemoryStream()|];
        stream.Write(first, 0, 2);
        stream.WriteByte(7);
        stream.Write(second, 0, second.Length);
        return stream.ToArray();
    }
}
