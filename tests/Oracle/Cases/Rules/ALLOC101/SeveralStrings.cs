// title: `In(a, b, null)`: an overload with a span
// rule: ALLOC101
// bytes: 48
// fix: ALLOC101.span
// safety: safe
// after: 0
static class Case
{
    static bool Probe(string value = "b", string other = "a") => [|In(value, other, "c", null)|];

    static bool Behave(string value, string other) => [|In(value, other, "c", null)|];

    [MethodImpl(MethodImplOptions.NoInlining)]
    static bool In(string value, params string?[] others)
    {
        foreach (var other in others)
        {
            if (value == other)
                return true;
        }

        return false;
    }
}
