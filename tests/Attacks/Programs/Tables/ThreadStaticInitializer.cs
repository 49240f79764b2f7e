// fixes: ALLOC606
// options: dotnet_code_quality.allocations.minimum_heat = unknown
#nullable enable
using System;
using System.Collections.Generic;
using System.Threading;
static class Scanner
{
    private static readonly HashSet<char> s_blanks = new() { ' ', '\t' };
    [ThreadStatic] private static int t_depth = 5;
    public static int Depth => t_depth;
    public static int Blanks(string s) { var n = 0; foreach (var c in s) if (s_blanks.Contains(c)) n++; return n; }
}
static class Program
{
    static void Main()
    {
        Console.WriteLine(Scanner.Blanks("a b"));
        var depth = -1;
        var thread = new Thread(() => depth = Scanner.Depth);
        thread.Start();
        thread.Join();
        Console.WriteLine(depth + " " + Scanner.Depth);
    }
}
