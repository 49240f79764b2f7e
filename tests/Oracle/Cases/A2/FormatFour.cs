// title: string.Format with four numbers
// row: string.Format(fmt, a, b, c, d) on net9 and C# 13
// rule: ALLOC101, ALLOC207
// message: the string takes 32 bytes beside the array and the boxes
// bytes: 184
static class Case
{
    static string Probe(int number = 5) => string.{|ALLOC101:{|ALLOC207:Format("{0}{1}{2}{3}", number, number, number, number)|}|};
}
