// title: `string.Create(length, 0, …)` with a lambda that captures its text
// rule: ALLOC401
// bytes: 120
// jit: net10 56/120
// message: the string itself takes 32 bytes
// unflagged: the string itself
// fix: ALLOC401.State
// safety: safe
// after: 32
static class Case
{
    static string Probe(string text = "abcd") => string.Create(4, 0, [|(span, _) => text.AsSpan().CopyTo(span)|]);

    static string Behave(string text, char filler)
    {
        var start = text ?? "";
        return string.Create(start.Length + 1, 0, [|(span, _) =>
        {
            start.AsSpan().CopyTo(span);
            span[start.Length] = filler;
        }|]);
    }
}
