// title: ReadOnlySpan<int> s = [1, 2]
// rule: none: the items are data of the assembly
// bytes: 0
// il: none
static class Case
{
    static int Probe()
    {
        ReadOnlySpan<int> items = [1, 2];
        return Read(items);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    static int Read(ReadOnlySpan<int> items) => items[1];
}
