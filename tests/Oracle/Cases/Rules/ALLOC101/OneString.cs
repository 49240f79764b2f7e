// title: one string for a params array
// rule: ALLOC101
// bytes: 32
static class Case
{
    static bool Probe(string value = "b") => [|In(value, "a")|];

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
