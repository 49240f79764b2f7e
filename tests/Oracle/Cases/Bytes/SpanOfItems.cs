// title: Span<int> s = [a, 2]
// rule: none: the items are on the stack
// bytes: 0
// il: none
static class Case
{
    static int Probe(int a = 3)
    {
        Span<int> items = [a, 2];
        return Read(items);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    static int Read(ReadOnlySpan<int> items) => items[1];
}
