// refuses: ALLOC401
// The callee tells its line and the text of an argument.
using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;
static class Program
{
    static readonly HashSet<int> s_lines = new();
    static string s_log = "";
    static void Once(string text, [CallerLineNumber] int line = 0) { if (s_lines.Add(line)) s_log += text; }
    static int Tell(int value, [CallerArgumentExpression("value")] string text = null) { s_log += text; return value; }
    static int Run(Func<int, int> run, int x)
    {
        Once("first");
        return run(x);
    }
    static int Run2(Func<int, int> run, int x)
    {
        return Tell(run(x)) + Tell(x + 1);
    }
    static void Hot(int n)
    {
        for (var i = 0; i < n; i++)
            Run(x => x + n, i);
        for (var i = 0; i < n; i++)
            Run2(x => x + n, i);
    }
    static void Main()
    {
        Run(x => x, 1);
        Hot(3);
        Console.WriteLine(s_log);
    }
}
