// title: a ReadOnlySpan<byte> property of new byte[] { constants }
// row: ReadOnlySpan<byte> => new byte[] { consts }, "..."u8
// rule: none: it is data in the assembly
// bytes: 0
// il: none
static class Case
{
    static ReadOnlySpan<byte> Bytes => new byte[] { 1, 2, 3 };

    static int Probe(int index = 1) => Bytes[index];
}
