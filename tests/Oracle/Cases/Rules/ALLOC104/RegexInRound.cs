// title: `new Regex("a+")` in each iteration
// rule: ALLOC104
// bytes: 2056, net8 2040
// message: the bytes depend on the pattern
// fix: ALLOC104.field
// safety: safe
// after: 0
static class Case
{
    static string s_text = "baac";

    static bool Probe() => [|new System.Text.RegularExpressions.Regex("a+")|].IsMatch(s_text);

    static int Loop()
    {
        var count = 0;
        for (var i = 0; i < 100; i++)
        {
            if ([|new System.Text.RegularExpressions.Regex("a+")|].IsMatch(s_text))
                count++;
        }

        return count;
    }

    static int Behave(string[] lines)
    {
        var count = 0;
        foreach (var line in lines)
        {
            if ([|new System.Text.RegularExpressions.Regex("[a-z]+$")|].IsMatch(line))
                count++;
        }

        return count;
    }
}
