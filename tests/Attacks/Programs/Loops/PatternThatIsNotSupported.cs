// refuses: ALLOC104
// A pattern is valid, but not for an expression that never goes back.
#nullable enable
using System;
using System.Text.RegularExpressions;

static class Program
{
    static void Main()
    {
        try { Console.WriteLine(Count(["a a", "b"])); } catch (NotSupportedException e) { Console.WriteLine(e.GetType().Name); }
    }

    static int Count(string[] lines)
    {
        var count = 0;
        foreach (var line in lines)
        {
            var twice = new Regex(@"(\w)\s\1", RegexOptions.NonBacktracking);
            if (twice.IsMatch(line))
                count++;
        }

        return count;
    }
}
