// title: string.Format with three numbers
// row: string.Format(fmt, 1, 2, 3)
// rule: ALLOC207
// message: the string takes 32 bytes beside the boxes
// bytes: 104
// note: the boxes take 72 bytes, the string 32; there is no array
static class Case
{
    static string Probe(int number = 5) => string.[|Format("{0}{1}{2}", number, number, number)|];
}
