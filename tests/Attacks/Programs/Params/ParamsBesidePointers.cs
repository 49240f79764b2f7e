// fixes: ALLOC101, ALLOC103
// Methods with a params array beside pointers to them, delegates of them, collection expressions, defaults and calls by a pattern.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
static unsafe class Program
{
    static int Sum(params int[] xs) { var s = 0; foreach (var x in xs) s = s * 2 + x; return s; }
    static int Len<T>(string name, params T[] xs) { var s = name.Length; foreach (var x in xs) s += x is int n ? n : 100; return s; }
    static string Kinds(params object[] xs) { var s = ""; foreach (var x in xs) s += x?.GetType().Name ?? "null"; return s; }
    static int Lengths(params string?[] xs) { var s = 0; foreach (var x in xs) { if (x == null) continue; s += x.Length; if (s > 5) break; } return s; }
    static IEnumerable<int> Lazy(params int[] xs) { foreach (var x in xs) { yield return x; yield return x * 2; } }
    static void Out(out int last, params int[] xs) { last = -1; foreach (var x in xs) last = x; }
    static void Main()
    {
        delegate*<int[], int> p = &Sum; Func<int[], int> f = Sum; var g = Lengths; Many m = Sum;
        var t = 0;
        for (var i = 0; i < 3; i++)
        {
            t += Sum(i) + Len("a", i) + Len<object>("b", i) + Len("c", "x" + i) + Len<long>("d", i) + Lengths("z" + i) + Lazy(i).Sum(); Out(out var last, i); t += last;
            t += Sum([i, 2]) + Sum([]) + p([i]) + f([i, i]) + g(["q"]) + m(i) + m(1, 2) + Sum(xs: i) + Sum(xs: [i]) + Len(xs: i, name: "e") + Lengths(default(string)) + Sum((byte)i) + Sum('a');
            Console.WriteLine(Kinds(i) + Kinds("s") + Kinds(new object[] { 1, "a" }) + Kinds(new string[] { "x", "y" }) + Kinds(new int[] { 1, 2 }) + Kinds((object)new string[] { "x" }) + Kinds(null!, null!) + Kinds([1, 'c']) + Kinds((object?)null!) + Kinds(new List<int>()) + Kinds(1.5, i));
        }
        Console.WriteLine(t + new[] { 1, 2 }.Select(x => Sum(x)).Sum() + new[] { new[] { 1 }, new[] { 2, 3 } }.Select(Sum).Sum() + (new[] { "a" } is var w ? Lengths(w) : 0));
        try { Sum(null!); } catch (NullReferenceException) { Console.WriteLine("null"); }
    }
    delegate int Many(params int[] xs);
}
