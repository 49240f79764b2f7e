// title: string.Format with four numbers
// row: string.Format(fmt, a, b, c, d) on net9 and C# 13
// rule: ALLOC207
// message: the string takes 32 bytes and the array 56 beside the boxes
// bytes: 184
static class Case
{
    static string Probe(int number = 5) => string.[|Format("{0}{1}{2}{3}", number, number, number, number)|];
}
