// title: string.Format with four numbers
// row: string.Format(fmt, a, b, c, d) on net9 and C# 13
// rule: ALLOC207
// message: the string takes 32 bytes beside the boxes
// target: net9.0
// bytes: 128
// note: the boxes take 96 bytes, the string 32; the array is a span on the stack
static class Case
{
    static string Probe(int number = 5) => string.[|Format("{0}{1}{2}{3}", number, number, number, number)|];
}
