// title: ReadOnlySpan<string> x = ["a", "b"]
// row: ReadOnlySpan<string> etc. from a constant array
// rule: none: the items are on the stack
// bytes: 0
static class Case
{
    static string Probe(int index = 1)
    {
        ReadOnlySpan<string> names = ["a", "b"];
        return names[index];
    }
}
