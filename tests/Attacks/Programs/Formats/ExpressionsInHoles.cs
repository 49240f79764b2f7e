// fixes: ALLOC207
// Arguments that need parentheses or quotes in a hole.
using System;
using System.Collections.Generic;

static class Program
{
    static int F<A, B>(int n) => n;

    static void Main() => Run();

    static void Run()
    {
        int a = 1, b = 2;
        var names = new Dictionary<string, int> { ["x"] = 5 };
        bool flag = a < b;
        Console.WriteLine(string.Format("{0} {1}", flag ? a : b, a));
        Console.WriteLine(string.Format("{0} {1}", a, b > a ? "yes" : "no"));
        Console.WriteLine(string.Format("{0}", global::System.Math.Max(a, b)));
        Console.WriteLine(string.Format("{0:d} {1}", names["x"], a));
        Console.WriteLine(string.Format("{0}", a switch { 1 => 10, _ => 20 }));
        Console.WriteLine(string.Format("{0} {1}", a, b is 2 and > 1));
        Console.WriteLine(string.Format("{0}", b = 7) + b);
    }
}
