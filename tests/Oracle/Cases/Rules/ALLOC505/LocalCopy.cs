// title: a local copy of a span that a stream writes
// rule: ALLOC505
// bytes: 40
// message: the message names no bytes, because the length of the span is not constant
static class Case
{
    private static readonly byte[] All = new byte[16];
    private static readonly MemoryStream Stream = new(1_000_000);

    static int Probe(int length = 16)
    {
        var part = [|All.AsSpan(0, length).ToArray()|];
        Stream.Position = 0;
        Stream.Write(part, 0, part.Length);
        return part[1];
    }
}
