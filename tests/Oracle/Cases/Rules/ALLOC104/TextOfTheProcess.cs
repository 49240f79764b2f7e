// title: `$"{BitConverter.IsLittleEndian}:"`, the same text each time
// rule: ALLOC104
// bytes: 56
// user: 32
// message: the length of the text is not known
static class Case
{
    static string Probe() => [|$"{BitConverter.IsLittleEndian}:"|];
}
