// fixes: ALLOC101
// The same constants are passed in each iteration to a callee that only reads them.
using System;

static class Program
{
    static int Match(string text, params string[] words)
    {
        var n = 0;
        foreach (var word in words) if (text.Contains(word, StringComparison.Ordinal)) n++;
        return n;
    }

    static int Run(string[] lines, string extra)
    {
        var n = 0;
        foreach (var line in lines)
            n = n * 10 + Match(line, "a", "b", extra);
        return n;
    }

    static int Changing(string[] lines, string extra)
    {
        var n = 0;
        foreach (var line in lines)
        {
            n = n * 10 + Match(line, "a", extra);
            extra = line;
        }

        return n;
    }

    static void Main() { Console.WriteLine(Run(new[] { "abc", "b", "" }, "c") + " " + Changing(new[] { "ab", "abx", "q" }, "b") + Run(new string[0], null)); }
}
