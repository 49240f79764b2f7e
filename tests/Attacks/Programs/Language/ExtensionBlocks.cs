// fixes: ALLOC101, ALLOC106, ALLOC401, ALLOC602
// Extension blocks, assignments behind a null condition, and compound operators that change their object.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
static class E
{
    extension(List<int> l) { public int Twice => l.Count * 2; public int Grow { get { if (l.Count < 10) l.Add(1); return 1; } } public int Add2(params int[] xs) { var t = l.Count; foreach (var x in xs) t += x; return t; } public int Run(Func<int, int> f) { return f(l.Count); } public static int Make(params int[] xs) { var t = 0; foreach (var x in xs) t += x; return t; } public void Check(bool ok, string m) { if (!ok) throw new InvalidOperationException(m + l.Count); } public int Count<T>(Func<T, bool> f) { Console.Write("mine"); return 5; } }
    extension(string s) { public void NotNull(string m) { if (s is null) throw new ArgumentException(m); } }
    public static int Old(this List<int> l, params int[] xs) { var t = l.Count; foreach (var x in xs) t += x; return t; } public static int OldRun(this List<int> l, Func<int, int> f) { return f(l.Count); } public static void OldCheck(this List<int>? l, bool ok, string m) { if (!ok) throw new InvalidOperationException(m); } public static void OldNull(this string? s, string m) { if (s is null) throw new InvalidOperationException(m); }
}
class Node { public Node? Next; public object? Value; public string Name { get => field ?? "none"; set => field = value.Trim(); } = null!; }
class Acc { public int N; public List<int>? L; public void operator +=(int x) { N += x; L?.Add(x); } public void operator ++() { N++; } public static Acc operator +(Acc a, int x) => new Acc { N = a.N + x * 100 }; }
static class P
{
    static string A(List<int> l, int k, string s, List<int> two) { for (var i = 0; i < 2; i++) { Console.Write(l.Add2(k)); Console.Write(l.Add2(k, i)); Console.Write(List<int>.Make(k)); Console.Write(l.Old(k)); Console.Write(E.Old(l, k)); Console.Write(l.Run(x => x + k + i)); Console.Write(l.OldRun(x => x * k + i)); l.Check(k < 5, $"k {k}"); l.OldCheck(k < 4, $"k {k}"); s.NotNull($"k {k}"); s.OldNull($"k {k}"); Console.Write(l.Any(x => l.Twice == x + i)); Console.Write(two.Any(x => two.Grow == x + i + 70)); Console.Write(l.Count(x => x > i)); Console.Write(l.Where(x => x > i).Count()); } return ""; }
    static string B(Node? n, int k) { for (var i = 0; i < 2; i++) { n?.Value = k; n?.Next?.Value = i; Console.Write((int?)n?.Value == k); n?.Name = " z" + i; Console.Write(n?.Name); } return ""; }
    static string C(List<int> l, Acc a) { for (var i = 0; i < 2; i++) { var b = l.Any(x => { a += x; return a.N == -i; }); Console.Write(b + "" + a.N); foreach (var x in l.Where(x => x > i)) { a += x; a++; } Console.Write(a.N); } return ""; }
    static void Try(Func<string> f) { try { Console.WriteLine(f()); } catch (Exception e) { Console.WriteLine(e.GetType()); } }
    static void Main() { foreach (var k in new[] { 0, 3, 4, 5, 6 }) { Try(() => A(new() { 1, 2 }, k, "x", new() { 1, 2, 3 })); Try(() => A(new() { 1, 2 }, k, null!, new() { 1, 2 })); Try(() => B(new Node { Next = new() }, k)); Try(() => B(null, k)); Try(() => C(new() { 1, 2 }, new Acc())); } }
}
