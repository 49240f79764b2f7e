// fixes: ALLOC101
// Argument lists of extension blocks, with defaults and caller attributes, kept, changed, in recursion, and of every collection.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;
static class Program
{
    static int Sum(params int[] all) { var s = 0; foreach (var x in all) s += x; return s + all.Length; }
    static string Named(string a, params string[] more) => a + string.Join(",", more);
    static int Objects(params object[] all) { var n = 0; foreach (var o in all) n += o is int i ? i : o?.ToString()!.Length ?? 7; return n; }
    static T First<T>(params T[] all) => all[0];
    static int Optional(int a = 1, params int[] more) => a + more.Length;
    static string Caller(string text, [CallerMemberName] string name = "", params int[] more) => text + name + more.Length;
    static int Keep(List<int[]> kept, params int[] all) { kept.Add(all); return all.Length; }
    static int Changed(params int[] all) { all[0]++; return all[0]; }
    static int Recursive(int n, params int[] all) => n == 0 ? all.Sum() : Recursive(n - 1, n, all[0]);
    static int Same(object o) => Sum(1, 2, 3) + Sum(1, 2, 3) + Sum(3, 2, 1);
    static bool Identical() { var list = new List<int[]>(); Keep(list, 1, 2); Keep(list, 1, 2); return ReferenceEquals(list[0], list[1]); }
    static string Default(int n) => Named("a") + Named("b", "c") + Named(more: ["x", "y"], a: "z") + Named("q", n.ToString(), n + "");
    static int ByExtension(int[] source) => source.With(1, 2) + source.With();
    static int With(this int[] source, params int[] more) { var n = 0; foreach (var x in more) n += x; return source.Length + n; }
    extension(string s)
    {
        public int Among(params string[] all) { foreach (var x in all) if (x == s) return 1; return 0; }
        public static int Longest(params string[] all) { var n = 0; foreach (var x in all) n = Math.Max(n, x.Length); return n; }
    }
    static int Numbers(params IEnumerable<int> all) => all.Sum();
    static int Spans(params ReadOnlySpan<int> all) { var s = 0; foreach (var x in all) s += x; return s; }
    static void Main()
    {
        Console.WriteLine(Same(1) + " " + Identical() + Default(4) + ByExtension([1]) + "a".Among("b", "a") + string.Longest("x", "yy") + Calls(2));
        Console.WriteLine(Calls(3) + " " + Calls(3));
    }
    static string Calls(int n)
    {
        var text = "";
        for (var i = 0; i < n; i++)
        {
            text += Sum(1, 2) + Sum(i, n) + Objects(1, "abc", null) + First(1.5, 2) + First("a", null) + Optional() + Optional(2, 3) + Optional(2, i, i);
            text += Caller("t") + Caller("t", "u", 1, 2) + Changed(5, 6) + Recursive(3, 1, 2) + Numbers(1, i) + Spans(1, i);
            text += First<object>(i, "x") + $"{First<int?>(null, 1)}" + $"{First((i, 2), (3, 4))}";
        }
        return text;
    }
}
