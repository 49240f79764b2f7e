// title: strings for a params span
// row: f(1, 2, 3) to params ReadOnlySpan<T> (C# 13)
// rule: none: the items are on the stack
// bytes: 0
// il: none
static class Case
{
    static int Probe(string text = "a") => Count(text, text, text);

    [MethodImpl(MethodImplOptions.NoInlining)]
    static int Count(params ReadOnlySpan<string> texts) => texts.Length;
}
