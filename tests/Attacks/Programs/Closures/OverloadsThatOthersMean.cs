// refuses: ALLOC401
// Other calls of the name, for which the new overload would be as good or better.
using System;
static class Program
{
    static string s_log = "";
    static void Run(Action<int> run, object extra = null)
    {
        run?.Invoke(1);
        s_log += extra ?? "none";
    }
    static void Print(int x) => s_log += "one" + x;
    static void Print(int x, string y) => s_log += "two" + y;
    static void Hot(int n)
    {
        for (var i = 0; i < n; i++)
            Run(x => s_log += x + n);
    }
    static void Main()
    {
        Hot(3);
        Run(null, "x");
        Run(Print, "x");
        Console.WriteLine(s_log);
    }
}
