// title: a small array used in its own method
// row: new byte[16] used locally
// rule: ALLOC501
// bytes: 40
// jit: net10 0/40
static class Case
{
    static int Probe(byte value = 3)
    {
        var bytes = [|new byte[16]|];
        bytes[3] = value;
        return bytes[value];
    }
}
