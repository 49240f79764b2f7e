// title: `new List<string> { text }` that a private method walks through
// rule: ALLOC103
// bytes: 88
static class Case
{
    static int Probe(string text = "abc") => Total([|new List<string> { text }|]);

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int Total(List<string> texts)
    {
        var total = 0;
        foreach (var text in texts)
            total += text.Length;
        return total;
    }
}
