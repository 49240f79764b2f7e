// title: an object with two numbers that a method returns
// rule: ALLOC905
// bytes: 24
// il: elsewhere: the finding is at the declaration
// certainty: a loop calls the method, and neither is inlined
// fix: ALLOC905.Struct
// safety: safe
// after: 0
sealed class [|Range|]
{
    public Range(int start, int end)
    {
        if (end < start)
            throw new ArgumentException("end");
        Start = start;
        End = end;
    }

    public int Start { get; }

    public int End { get; }

    public Range Widen(int by) => new Range(Start - by, End + by);

    public override string ToString() => Start + ".." + End;
}

static class Case
{
    static int Probe(int start = 3)
    {
        var range = Of(start, 2 * start);
        return range.End - range.Start;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    static Range Of(int start, int end) => new Range(start, end);

    static string Behave(int start, int end, int by) => Of(start, end).Widen(by).ToString();
}
