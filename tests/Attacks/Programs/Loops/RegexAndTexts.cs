// Texts and patterns that do not depend on the loop, or seem so.
// fixes: ALLOC104
using System;
using System.Text.RegularExpressions;

static class Program
{
    static int Run(string[] lines, string prefix, string suffix)
    {
        if (prefix is null) return -1;
        var n = 0;
        foreach (var line in lines)
        {
            if (new Regex("^a+$").IsMatch(line)) n++;
            if (line.StartsWith(prefix + ":" + suffix, StringComparison.Ordinal)) n += 10;
            if (line.EndsWith(prefix.Trim(), StringComparison.Ordinal)) n += 100;
        }

        return n;
    }

    static int Changing(string[] lines, string prefix)
    {
        var n = 0;
        foreach (var line in lines)
        {
            if (line.Contains(prefix + "!", StringComparison.Ordinal)) n++;
            prefix += "x";
        }

        return n;
    }

    static void Main()
    {
        Console.WriteLine(Run(new[] { "aaa", "p:s", "xp", "b" }, "p", "s") + " " + Run(new[] { "aaa", " :" }, " ", null) + " " + Changing(new[] { "a!", "ax!", "axx!" }, ""));
        Console.WriteLine(Run(new string[0], null, null));
    }
}
