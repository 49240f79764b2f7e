// title: new ReadOnlySpan<string>(new[] { constants })
// row: ReadOnlySpan<string> etc. from a constant array
// rule: none: the compiler keeps one array
// bytes: 0
static class Case
{
    static ReadOnlySpan<string> Names => new ReadOnlySpan<string>(new[] { "a", "b" });

    static string Probe(int index = 1) => Names[index];
}
