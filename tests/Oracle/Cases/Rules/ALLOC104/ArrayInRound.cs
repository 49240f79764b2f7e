// title: `new string[3]` in each iteration
// rule: ALLOC104
// bytes: 48
// fix: ALLOC104.hoist
// safety: safe
// after: 48/0.48
static class Case
{
    static int Probe()
    {
        var parts = new string[3];
        parts[0] = "a";
        return Length(parts);
    }

    static int Loop()
    {
        var length = 0;
        for (var i = 0; i < 100; i++)
        {
            var parts = [|new string[3]|];
            parts[0] = "a";
            length += Length(parts);
        }

        return length;
    }

    static List<string> Behave(string[] lines)
    {
        var result = new List<string>(16);
        foreach (var line in lines)
        {
            var parts = [|new string[3]|];
            parts[line.Length % 4] = line;
            result.Add(parts[0] + parts[1] + parts[2] + Length(parts));
        }

        return result;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int Length(string[] parts) => (parts[0]?.Length ?? 0) + parts.Length;
}
