// title: a private method that is one loop over its items
// rule: ALLOC103
// bytes: 88
// fix: ALLOC103.overload
// safety: safe
// after: 0
static class Case
{
    static int s_total;

    static int Probe(string text = "abc")
    {
        Sum([|new List<string> { text }|], 1);
        return s_total;
    }

    static string Behave(string text, int factor)
    {
        s_total = 0;
        Sum([|new List<string> { text }|], factor);
        Sum(new List<string> { text, "a", text }, factor);
        return s_total.ToString();
    }

    static int BehaveMany(List<string> texts, int factor)
    {
        s_total = 0;
        Sum(texts, factor);
        return s_total;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void Sum(List<string> texts, int factor)
    {
        foreach (var text in texts)
        {
            if (text.Length % 5 == 1)
                continue;
            s_total += text.Length * factor;
        }
    }
}
