// title: string.Format("a{0}", i)
// rule: ALLOC207
// message: the string takes 32 bytes beside the box
// bytes: 56
static class Case
{
    static string Probe(int i = 5) => string.[|Format("a{0}", i)|];
}
