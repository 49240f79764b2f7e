// title: `BitConverter.ToInt32(new byte[] { a, b, c, d }, 0)`
// rule: ALLOC506
// bytes: 32
// jit: net10 0/32
// fix: ALLOC506
// safety: safe
// after: 0
static class Case
{
    static int Probe(byte a = 1, byte b = 2, byte c = 3, byte d = 4) => [|BitConverter.ToInt32(new byte[] { a, b, c, d }, 0)|];

    static int Behave(byte a, byte b, byte c, byte d) => [|BitConverter.ToInt32(new byte[] { a, b, c, d }, 0)|];
}
