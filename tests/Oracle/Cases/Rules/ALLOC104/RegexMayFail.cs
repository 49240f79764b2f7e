// title: `new Regex("(")`, whose pattern is wrong, in each iteration
// rule: ALLOC104
// bytes: 0
// message: the bytes depend on the pattern
// fix: ALLOC104.hoist
// safety: unsafe
// difference: an exception of 'Regex' comes before the loop
// shows: new string[0]
// except: lines is null || lines.Length == 0
// after: 0
static class Case
{
    static string[] s_lines = [];

    static int Probe()
    {
        var count = 0;
        if (s_lines.Length == 0)
            return 0;
        foreach (var line in s_lines)
        {
            if ([|new System.Text.RegularExpressions.Regex("(")|].IsMatch(line))
                count++;
        }

        return count;
    }

    static int Behave(string[] lines)
    {
        var count = 0;
        foreach (var line in lines)
        {
            if ([|new System.Text.RegularExpressions.Regex("(")|].IsMatch(line))
                count++;
        }

        return count;
    }
}
