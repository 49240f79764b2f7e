// title: a copy of a memory that is only copied on
// rule: ALLOC505
// bytes: 32
// message: the length of a copy is not computed
static class Case
{
    static readonly Memory<byte> Part = new byte[3];
    static readonly byte[] All = new byte[9];

    static void Probe() => [|Part.ToArray()|].CopyTo(All, 1);
}
