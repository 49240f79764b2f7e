// title: string.Format("{0}", i)
// rule: none: it shows what the construct takes
// bytes: 48
static class Case
{
    static string Probe(int i = 5) => string.Format("{0}", i);
}
