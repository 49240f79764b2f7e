// title: an own overload that the other calls for each item
// rule: ALLOC103
// bytes: 32
// user: net10 0/32 | 32
// fix: ALLOC103.item
// safety: safe
// after: 0
public static class Texts
{
    public static int Length;

    public static void Count(string[] texts)
    {
        foreach (var text in texts)
            Count(text);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Count(string text) => Length += text.Length;
}

static class Case
{
    static void Probe(string text = "a") => Texts.Count([|new[] { text }|]);

    static int Behave(string text)
    {
        Texts.Length = 0;
        Texts.Count([|new[] { text }|]);
        return Texts.Length;
    }
}
