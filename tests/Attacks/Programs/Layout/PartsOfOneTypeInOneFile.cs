// fixes: ALLOC104, ALLOC301
// The parts of a type stand in one file, and a static initialiser of the second part runs the loop of the first.
using System;
using System.Text.RegularExpressions;

static partial class Program
{
    private static int Count(string[] texts)
    {
        var n = 0;
        foreach (var text in texts)
        {
            if (new Regex("^[a-z]+$").IsMatch(text))
                n++;
        }

        return n;
    }

    private static int Parse(string s) => s is null ? 0 : int.Parse(s.Replace(",", "").Trim());
}

static partial class Program
{
    private static readonly int s_count = Count(new[] { "a", "1", "b" });

    private static int Again(string s) => s is null ? 0 : int.Parse(s.Trim().Replace(",", ""));

    static void Main() => Console.WriteLine(s_count + Parse("1,1 ") + Again(" 2,2"));
}
