// title: `return Parts();`, where `Parts` is an iterator and captures a variable; the iterator stays
// rule: ALLOC406
// bytes: 64
// unflagged: the closure is made where the method begins, and the iterator where it is called
// il: elsewhere: the closure is made where the method begins
// fix: ALLOC406.Pass
// safety: safe
// after: 40
static class Case
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static IEnumerable<int> Count(int number)
    {
        if (number < 0)
            throw new ArgumentOutOfRangeException(nameof(number));
        return Parts();

        IEnumerable<int> [|Parts|]()
        {
            yield return number;
            yield return number + 1;
        }
    }

    static int Probe(int number = 3)
    {
        var sum = 0;
        foreach (var item in Count(number))
            sum += item;
        return sum;
    }

    static int Loop()
    {
        var sum = 0;
        for (var i = 0; i < 100; i++)
            sum += Probe(i);
        return sum;
    }

    static string Behave(int n, string text, bool twice)
    {
        if (text is null)
            return "none";
        var parts = Cut();
        return string.Join(",", parts) + (twice ? string.Join(";", parts) : "");

        IEnumerable<string> [|Cut|]()
        {
            for (var i = 0; i < Math.Min(text.Length, n & 7); i++)
                yield return text.Substring(0, i);
        }
    }
}
