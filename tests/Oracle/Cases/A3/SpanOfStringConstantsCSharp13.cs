// title: ReadOnlySpan<string> of new[] { constants }
// row: ReadOnlySpan<string> etc. from a constant array
// rule: none: the compiler keeps one array
// language: 13
// bytes: 0
static class Case
{
    static ReadOnlySpan<string> Names => new[] { "a", "b" };

    static string Probe(int index = 1) => Names[index];
}
