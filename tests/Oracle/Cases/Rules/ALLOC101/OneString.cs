// title: `In(a)`, one string: an overload for one item
// rule: ALLOC101
// bytes: 32
// fix: ALLOC101.single
// safety: safe
// after: 0
static class Case
{
    static bool Probe(string value = "b", string other = "a") => [|In(value, other)|];

    static bool Behave(string value, string other) => [|In(value, other)|];

    [MethodImpl(MethodImplOptions.NoInlining)]
    static bool In(string value, params string[] others)
    {
        foreach (var other in others)
        {
            if (value == other)
                return true;
        }

        return false;
    }
}
