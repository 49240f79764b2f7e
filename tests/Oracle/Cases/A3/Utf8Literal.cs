// title: "..."u8
// row: ReadOnlySpan<byte> => new byte[] { consts }, "..."u8
// rule: none: it is data in the assembly
// bytes: 0
// il: none
static class Case
{
    static int Probe(int index = 1) => "abc"u8[index];
}
