// title: string.Format("a{0}", i)
// rule: none: it shows what the construct takes
// bytes: 56
static class Case
{
    static string Probe(int i = 5) => string.Format("a{0}", i);
}
