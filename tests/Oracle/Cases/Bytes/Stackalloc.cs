// title: stackalloc byte[16]
// rule: none: a length of 16 fits the stack; ALLOC504 reports lengths without bound
// bytes: 0
// il: none
static class Case
{
    static int Probe(byte value = 3)
    {
        Span<byte> bytes = stackalloc byte[16];
        bytes[3] = value;
        return Read(bytes);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    static int Read(ReadOnlySpan<byte> bytes) => bytes[3];
}
