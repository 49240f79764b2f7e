// title: a local array that `BinaryPrimitives` reads
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
        bytes[1] = (byte)number;
        return System.Buffers.Binary.BinaryPrimitives.ReadInt32LittleEndian(bytes);
    }

    static int Behave(int number, byte other)
    {
        var bytes = [|new byte[4]|];
        bytes[1] = (byte)number;
        bytes[other & 3] += other;
        return System.Buffers.Binary.BinaryPrimitives.ReadInt32LittleEndian(bytes);
    }
}
