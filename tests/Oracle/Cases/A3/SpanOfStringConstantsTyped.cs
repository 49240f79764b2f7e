// title: ReadOnlySpan<string> of new string[] { constants }
// row: ReadOnlySpan<string> etc. from a constant array
// rule: none: the compiler keeps one array
// bytes: 0
static class Case
{
    static ReadOnlySpan<string> Names => new string[] { "a", "b" };

    static string Probe(int index = 1) => Names[index];
}
