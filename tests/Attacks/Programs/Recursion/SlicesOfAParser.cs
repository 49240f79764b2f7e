// refuses: ALLOC301
// stack: 256
// Spans lie in the frame of a parser that comes back to itself.
#nullable enable
using System;
static class P
{
    static int Sum(string[] lines, int at)
    {
        if (at == lines.Length) return 0;
        for (var i = 0; ; i++)
        {
            if (lines[at].Substring(1).StartsWith("b", StringComparison.Ordinal) && lines[at].Trim().Length > 1)
                return Sum(lines, at + 1) + int.Parse(lines[at].Substring(2));
        }
    }
    static void Main()
    {
        var lines = new string[DEPTH];
        Array.Fill(lines, "ab3");
        for (var i = 0; i < 2; i++) Console.WriteLine(Sum(lines, 0));
    }
    const int DEPTH = 1700;
}
