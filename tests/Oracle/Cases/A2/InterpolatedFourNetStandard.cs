// title: an interpolated string with four numbers
// row: $"..." on ns2.0 or .NET Framework without the handler
// rule: ALLOC207
// message: the array and the string take 88 bytes beside the boxes
// target: netstandard2.0
// bytes: 184
// note: the boxes take 96 bytes, the array 56, the string 32
static class Case
{
    static string Probe(int number = 5) => [|$"{number}{number}{number}{number}"|];
}
