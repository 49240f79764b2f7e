// refuses: ALLOC401
// The callee keeps a lambda that captures nothing, of which the compiler makes one delegate: the overload has another.
#nullable enable
using System;
using System.Collections.Generic;
static class Program
{
    static readonly HashSet<object> s_handlers = new();
    static int Run(Func<int, int> f, int n) { s_handlers.Add((Func<int>)(static () => 1)); return f(n); }
    static int Call(int n) { var k = n; return Run(x => x + k, 1) + Run(static x => x * 2, 2); }
    static void Main() { for (var n = 0; n < 2; n++) Console.WriteLine(Call(n) + " " + s_handlers.Count); }
}
