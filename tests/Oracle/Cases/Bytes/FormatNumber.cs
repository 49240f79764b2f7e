// title: string.Format("{0}", i)
// rule: ALLOC207
// message: the string takes 24 bytes beside the box
// bytes: 48
static class Case
{
    static string Probe(int i = 5) => string.[|Format("{0}", i)|];
}
