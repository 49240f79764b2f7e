// title: string.Format with four numbers
// row: string.Format(fmt, a, b, c, d) on net9 and C# 13
// rule: ALLOC101
// unflagged: formatting that boxes is for a later rule
// message: the boxes take 96 bytes and the string 32 beside the array
// bytes: 184
static class Case
{
    static string Probe(int number = 5) => string.[|Format("{0}{1}{2}{3}", number, number, number, number)|];
}
