// title: `In(value, a, b)` in a loop: the array is made once before it
// rule: ALLOC101
// bytes: 40
// fix: ALLOC101.hoist
// safety: safe
// after: 40
static class Case
{
    static int Probe(string value = "b", string a = "a", string b = "b")
    {
        var count = 0;
        for (var i = 0; i < 1; i++)
        {
            if ([|In(value, a, b)|])
                count++;
        }

        return count;
    }

    static int Behave(string[] values, string a, string b)
    {
        var count = 0;
        foreach (var value in values)
        {
            if ([|In(value, a, b)|])
                count++;
        }

        return count;
    }

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
