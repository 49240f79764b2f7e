// title: `stackalloc byte[n]`, 513 bytes
// rule: ALLOC504
// bytes: 0
// il: elsewhere: the rule is about the stack
// message: the number would be that of the stack
// fix: ALLOC504
// safety: safe
// after: 544
static class Case
{
    static int Probe(int length = 513)
    {
        Span<byte> bytes = [|stackalloc byte[length]|];
        bytes.Fill(7);
        return bytes[^1];
    }

    static Func<int, int> s_probe = Probe;

    static int Behave(short number) => s_probe(number < 0 ? 0 : number % 2000);
}
