// title: 16 bytes, one written, passed to `MemoryStream.Write`
// rule: ALLOC501
// bytes: 40
// fix: ALLOC501
// safety: safe
// after: 0
static class Case
{
    static MemoryStream s_stream = new(1024);

    static long Probe(byte value = 3)
    {
        s_stream.Position = 0;
        var bytes = [|new byte[16]|];
        bytes[3] = value;
        s_stream.Write(bytes, 0, bytes.Length);
        return s_stream.Position;
    }

    static string Behave(byte[] values)
    {
        var stream = new MemoryStream();
        foreach (var value in values)
        {
            var bytes = [|new byte[16]|];
            bytes[value & 15] = value;
            stream.Write(bytes, 0, bytes.Length);
        }

        return Convert.ToHexString(stream.GetBuffer(), 0, (int)stream.Length);
    }
}
