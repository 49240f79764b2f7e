// title: ReadOnlySpan<string> of new[] { constants }
// row: ReadOnlySpan<string> etc. from a constant array
// rule: none: no rule reports the array of a span yet
// bytes: 40
// user: net10 40 | 0/40
// note: C# 14 in nullable code makes the array each time; with new string[] it keeps one
static class Case
{
    static ReadOnlySpan<string> Names => new[] { "a", "b" };

    static string Probe(int index = 1) => Names[index];
}
