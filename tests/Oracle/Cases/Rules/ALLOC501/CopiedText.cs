// title: `new char[8]`, to which a text of seven characters is copied
// rule: ALLOC501
// bytes: 40
// fix: ALLOC501
// safety: safe
// after: 0
static class Case
{
    static int Probe(char last = '.')
    {
        var letters = [|new char[8]|];
        "letters".CopyTo(0, letters, 1, 7);
        letters[0] = last;
        return Sum(letters);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    static int Sum(ReadOnlySpan<char> letters) => letters[0] + letters[7];

    static string Behave(char first, byte at)
    {
        var letters = [|new char[8]|];
        "text".CopyTo(1, letters, 2, 3);
        letters[0] = first;
        return letters[at & 7].ToString() + letters[0] + letters[4];
    }
}
