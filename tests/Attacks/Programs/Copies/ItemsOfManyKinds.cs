// fixes: ALLOC505
// Items of every kind in new lists and sets: effects, lambdas, conversions, generics, and the places where a creation can stand.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Numerics;
static class Own<T> { public static List<T> Make(T a, T b) => new List<T>(new T[] { a, b }); public static HashSet<T> Set(T a, T b) => new[] { a, b }.ToHashSet(); }
static class Program
{
    static int s;
    static int F(ref int n) { n++; return n; }
    static string A(int n)
    {
        var l = new List<int>(new[] { F(ref n), n, F(ref n) });
        var k = new List<Func<int>>(new Func<int>[] { () => n, () => n + 1 });
        var q = new List<string>(new string[] { "a" + n, null, default });
        var o = new List<object>(new object[] { n, 'c', 2L, null });
        var e = new HashSet<DayOfWeek>(new[] { (DayOfWeek)n, DayOfWeek.Friday });
        var d = new List<double>(new double[] { n, 1.5f, 'a' });
        var t = new List<(int, string)>(new (int, string)[] { (n, "x"), default });
        var j = new List<int[]>(new int[][] { new[] { n }, new int[2] });
        var u = new List<int?>(new int?[] { n, null });
        return string.Join(",", l) + k[0]() + k[1]() + string.Join(",", q) + string.Join(",", o) + string.Join(",", e) + string.Join(",", d) + t.Count + j[0][0] + u[1];
    }
    static string B(int n, Span<int> span)
    {
        var x = new List<int>(new[] { span[0], span[1] }) is { Count: 2 } ? "two" : "other";
        foreach (var i in new List<int>(new[] { n, n + 1 })) x += i;
        var m = new[] { n, -n }.Max() is > 3 ? "big" : "small";
        var c = checked(new[] { n, n + 1 }.Min() + 1);
        nint p = new[] { (nint)n, (nint)2 }.Max();
        return x + m + c + p + new List<string>(new[] { "a", "b" })[1] + (new HashSet<char>(new[] { 'a', 'b', 'a', 'c', 'd' }).Count);
    }
    static void Main()
    {
        Console.WriteLine(A(1) + A(4));
        Console.WriteLine(B(2, new[] { 1, 2 }) + B(5, new[] { 1, 2 }));
        Console.WriteLine(string.Join(",", Own<string>.Make("a", null)) + string.Join(",", Own<int>.Set(1, 1)));
        try { Console.WriteLine(new List<int>(new[] { 1 / s, 2 }).Count); } catch (DivideByZeroException) { Console.WriteLine("zero"); }
    }
}
