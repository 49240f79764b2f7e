// refuses: ALLOC301
// stack: 256
// A span waits for the other operand, which comes back to the method.
#nullable enable
using System;
static class P
{
    static string Join(string name, int depth)
    {
        if (depth == 0) return "end";
        for (var i = 0; ; i++)
        {
            var s = name.Substring(1) + Short(Join(name, depth - 1));
            if (i >= 0) return s;
        }
    }
    static string Short(string s) => s.Length > 2 ? s.Remove(2) : s;
    static void Main()
    {
        for (var i = 0; i < 2; i++) Console.WriteLine(Join("abc", 2080));
    }
}
