// title: an interpolated string with a number
// row: $"..." on ns2.0 or .NET Framework without the handler
// rule: ALLOC207
// message: the string takes 32 bytes beside the box
// target: netstandard2.0
// bytes: 56
// note: the compiler calls string.Format: the box takes 24 bytes, the string 32
static class Case
{
    static string Probe(int number = 5) => [|$"a{number}"|];
}
