// title: `name == prefix + ":"` in each iteration
// rule: ALLOC104
// bytes: 32
// message: the length of the text is not known
// fix: ALLOC104.hoist
// safety: safe
// after: 32/0.32
static class Case
{
    static string s_prefix = "ab";

    static bool Probe(string prefix = "ab") => Equals((object)s_prefix, prefix + ":");

    static int Loop()
    {
        var prefix = s_prefix;
        var count = 0;
        for (var i = 0; i < 100; i++)
        {
            if (s_prefix == [|prefix + ":"|])
                count++;
        }

        return count;
    }

    static int Behave(string[] lines, string prefix)
    {
        var count = 0;
        foreach (var line in lines)
        {
            if (line == [|prefix + ":"|])
                count++;
            if (line.Length == 3)
                break;
        }

        return count;
    }
}
