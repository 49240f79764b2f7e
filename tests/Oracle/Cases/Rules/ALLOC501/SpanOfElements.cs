// title: a local array of which a span is read and written
// rule: ALLOC501
// bytes: 32
// jit: net10 0/32
// fix: ALLOC501
// safety: safe
// after: 0
static class Case
{
    static int Probe(int number = 300)
    {
        var bytes = [|new byte[4]|];
        Span<byte> span = bytes;
        span[1] = (byte)number;
        return span[1] + span.Length;
    }

    static int Behave(int number, int index)
    {
        var bytes = [|new byte[4]|];
        Span<byte> span = bytes;
        span[1] = (byte)number;
        return span[index] + span.Length;
    }
}
