// title: `In(a, "b", "c")` in a loop: the array is made once
// rule: ALLOC101
// bytes: 40
// fix: ALLOC101.hoist
// safety: safe
// after: 0
static class Case
{
    static int Probe(string value = "b")
    {
        var count = 0;
        for (var i = 0; i < 1; i++)
        {
            if ([|In(value, "b", "c")|])
                count++;
        }

        return count;
    }

    static int Behave(string[] values)
    {
        var count = 0;
        foreach (var value in values)
        {
            if ([|In(value, "b", "c")|])
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
