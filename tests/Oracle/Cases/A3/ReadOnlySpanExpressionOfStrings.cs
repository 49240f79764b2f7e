// title: ReadOnlySpan<string> x = [a, b]
// row: Span<T> x = [a, b] (constant or not), ReadOnlySpan<T> x = [a, b] outside the previous rows, no spread
// rule: none: the items are on the stack
// bytes: 0
// il: none
static class Case
{
    static string Probe(string text = "a", int index = 1)
    {
        ReadOnlySpan<string> texts = [text, "b"];
        return texts[index];
    }
}
