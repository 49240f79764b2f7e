// fixes: ALLOC404
// Arguments whose text is made by code of the program, through an interface or 'ValueType', and operators that are bound at run time.
#nullable enable
using System;
using System.Collections;
using System.Collections.Generic;
using System.Collections.Concurrent;
class Loud : IEnumerable<int>, IDisposable
{
    public override string ToString() { Console.WriteLine("loud"); return "L"; }
    public IEnumerator<int> GetEnumerator() { yield return 1; }
    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
    public void Dispose() { }
}
class Dyn { public static bool operator >(Dyn a, int b) { Console.WriteLine("gt"); return true; } public static bool operator <(Dyn a, int b) => false; public static bool operator true(Dyn d) { Console.WriteLine("true"); return true; } public static bool operator false(Dyn d) => false; }
struct Loud2 { public override string ToString() { Console.WriteLine("loud2"); return "L"; } }
class Box { public string T; public Box(string t) { T = t; } }
class Boxi { public int T; public Boxi(int t) { T = t; } }
static class Throw
{
    public static void IfFalse(bool ok, string message) { if (!ok) throw new InvalidOperationException(message); }
    public static void IfFalse2(bool ok, string message, string other) { if (!ok) throw new InvalidOperationException(message + other); }
    public static void IfFalse3(bool ok, string message, int other) { if (!ok) throw new InvalidOperationException(message + other); }
}
static class Program
{
    static int A(bool ok, IEnumerable<int> l) { Throw.IfFalse(ok, $"seq {l}"); return 1; }
    static int A2(bool ok, IDisposable l) { Throw.IfFalse(ok, "seq " + l + ok); return 1; }
    static int A3(bool ok, ValueType l) { Throw.IfFalse(ok, "seq " + l + ok); return 1; }
    static int B(bool ok, object l, string s) { Throw.IfFalse2(ok, $"seq {s}", ok ? "x" + l : "y"); return 1; }
    static int B2(bool ok, dynamic l, string s) { Throw.IfFalse3(ok, $"seq {s}", l > 1 ? 2 : 3); return 1; }
    static int C(ConcurrentDictionary<string, Box> d, string k, object l) => d.GetOrAdd(k, new Box("a" + l)).T.Length;
    static int C2(ConcurrentDictionary<string, Boxi> d, string k, dynamic l) => d.GetOrAdd(k, new Boxi(l > 1 ? 1 : 2)).T;
    static int C3(ConcurrentDictionary<string, Box> d, string k, string l) => d.GetOrAdd(k, new Box(l)).T.Length;
    static int C4(ConcurrentDictionary<string, Box> d, string k, IEnumerable<int> l) => d.GetOrAdd(k, new Box($"{l}")).T.Length;
    static int C5(ConcurrentDictionary<string, List<int>> d, string k, IEnumerable<int> l) => d.GetOrAdd(k, new List<int>(0)).Count;
    static int C6(ConcurrentDictionary<string, List<int>> d, string k, int[]? l) => d.GetOrAdd(k, new List<int>(l)).Count;
    static int C7(ConcurrentDictionary<string, List<int>> d, string k, int l) => d.GetOrAdd(k, new List<int>(-1)).Count;
    static void Try(Func<int> f) { try { Console.WriteLine(f()); } catch (Exception e) { Console.WriteLine(e.GetType() + e.Message); } }
    static void Main()
    {
        foreach (var ok in new[] { true, false })
        {
            Try(() => A(ok, new Loud())); Try(() => A2(ok, new Loud())); Try(() => A3(ok, new Loud2())); Try(() => B(ok, new Loud(), "x")); Try(() => B2(ok, new Dyn(), "x"));
        }
        var d = new ConcurrentDictionary<string, Box>(); var e = new ConcurrentDictionary<string, Boxi>(); var g = new ConcurrentDictionary<string, List<int>>();
        for (var i = 0; i < 2; i++) { Try(() => C(d, "1", new Loud())); Try(() => C2(e, "1", new Dyn())); Try(() => C3(d, "3", "x")); Try(() => C4(d, "4", new Loud())); Try(() => C5(g, "1", new Loud())); Try(() => C6(g, "1", null)); Try(() => C7(g, "1", 1)); }
    }
}
