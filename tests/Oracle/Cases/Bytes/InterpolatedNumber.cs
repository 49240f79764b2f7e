// title: $"{i}" of one character
// rule: none: it shows what the construct takes
// bytes: 24
static class Case
{
    static string Probe(int i = 5) => $"{i}";
}
