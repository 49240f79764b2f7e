// title: `BitConverter.ToInt32(span.Slice(4, 4).ToArray(), 0)`
// rule: ALLOC505
// bytes: 32
// message: the length of a copy is not computed
// fix: ALLOC505.PassView
// safety: safe
// after: 0
static class Case
{
    static byte[] s_data = new byte[100];

    static int Probe(int start = 4) => BitConverter.ToInt32([|s_data.AsSpan(start, 4).ToArray()|], 0);

    static string Behave(byte[] data, int start)
    {
        Span<byte> span = data;
        return BitConverter.ToInt32([|span.Slice(start & 15, 4).ToArray()|], 0) + " " + BitConverter.ToInt16([|span.Slice(start & 3, 4).ToArray()|], 1);
    }

    static string BehaveMemory(byte[] data, int start)
    {
        Memory<byte> memory = data;
        return BitConverter.ToUInt64([|memory.Slice(start & 15, 8).ToArray()|], 0) + Convert.ToBase64String([|memory.ToArray()|]);
    }

    static Guid BehaveGuid(byte[] data, int start)
    {
        ReadOnlySpan<byte> span = data;
        return new Guid([|span.Slice(start & 31, 16).ToArray()|]);
    }

    static string BehaveDecoded(byte[] data)
    {
        ReadOnlySpan<byte> span = data;
        return Encoding.UTF8.GetString([|span.ToArray()|]) + Convert.ToHexString([|span.ToArray()|]);
    }

    static string BehaveTaken(byte[] data, int number)
    {
        if (data is null)
            return "";
        return Convert.ToHexString([|data.Take(number).ToArray()|]) + Convert.ToHexString([|data.Skip(number).ToArray()|]);
    }
}
