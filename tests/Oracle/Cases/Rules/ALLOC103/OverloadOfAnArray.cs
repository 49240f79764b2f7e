// title: a private method that adds up an array
// rule: ALLOC103
// bytes: 32
// fix: ALLOC103.overload
// safety: safe
// after: 0
static class Case
{
    static int Probe(string text = "abc") => Total([|new[] { text }|]);

    static int Behave(string text) => Total([|new[] { text }|]);

    static int BehaveMany(string[] texts) => Total(texts);

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int Total(string[] texts)
    {
        var total = 0;
        foreach (var text in texts)
            total += text.Length;
        return total;
    }
}
