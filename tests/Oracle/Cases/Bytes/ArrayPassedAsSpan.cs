// title: new byte[16] passed as a span to a call
// rule: ALLOC501
// bytes: 40
static class Case
{
    static int Probe(byte value = 3)
    {
        var bytes = [|new byte[16]|];
        bytes[3] = value;
        return Read(bytes);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    static int Read(ReadOnlySpan<byte> bytes) => bytes[3];
}
