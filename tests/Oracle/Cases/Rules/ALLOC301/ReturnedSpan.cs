// title: `Word(line) is "abc"` of a method that returns a span
// rule: none: nothing is copied
// bytes: 0
// il: none
static class Case
{
    static bool Probe(string line = "-abd") => Word(line) is "abc";

    [MethodImpl(MethodImplOptions.NoInlining)]
    static ReadOnlySpan<char> Word(string line) => line.AsSpan(1, 3);
}
