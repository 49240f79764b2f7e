// title: a ReadOnlySpan<int> property of new int[] { constants }
// row: ReadOnlySpan<byte> => new byte[] { consts }, "..."u8
// rule: none: it is data in the assembly
// bytes: 0
// il: none
static class Case
{
    static ReadOnlySpan<int> Numbers => new int[] { 1, 2, 3 };

    static int Probe(int index = 1) => Numbers[index];
}
