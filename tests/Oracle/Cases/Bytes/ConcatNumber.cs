// title: "a" + i
// rule: none: it shows what the construct takes
// bytes: 32
static class Case
{
    static string Probe(int i = 5) => "a" + i;
}
