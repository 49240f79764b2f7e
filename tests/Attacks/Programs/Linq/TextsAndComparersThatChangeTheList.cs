// fixes: ALLOC602
// Conditions that change the list through a text, an equality or a format that the framework asks an object of the program for.
#nullable enable
using System;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Globalization;
using System.Linq;
using System.Text;
class Loud : IFormatProvider, ICustomFormatter { public List<int> L = new(); void Grow() { if (L.Count < 10) L.Add(1); } public override string ToString() { Grow(); return "l"; } public override bool Equals(object? o) { Grow(); return false; } public override int GetHashCode() { Grow(); return 1; } public object? GetFormat(Type? t) { Grow(); return null; } public string Format(string? f, object? o, IFormatProvider? p) { Grow(); return "f"; } }
static class P
{
    static bool A(List<int> l, Loud o) { for (var i = 0; i < 2; i++) { var b = l.Any(x => string.Format("{0}{1}", o, x + i) == ""); Console.WriteLine(b); } return false; }
    static bool B(List<int> l, Loud o, ImmutableList<Loud> m) { for (var i = 0; i < 2; i++) { var b = l.Any(x => m.Remove(o).Count == i + 50); Console.WriteLine(b); } return false; }
    static bool B2(List<int> l, Loud o, ImmutableHashSet<Loud> m) { for (var i = 0; i < 2; i++) { var b = l.Any(x => m.Add(o).Count == i + 50); Console.WriteLine(b); } return false; }
    static bool C(List<int> l, Loud o, DateTime d) { for (var i = 0; i < 2; i++) { var b = l.Any(x => d.ToString("d", o).Length == i); Console.WriteLine(b); } return false; }
    static bool D(List<int> l, Loud o, DateTime d) { for (var i = 0; i < 2; i++) { var b = l.Any(x => x.ToString("d", o).Length == i + 50); Console.WriteLine(b); } return false; }
    static bool E(List<int> l, IEnumerable<string> s) { for (var i = 0; i < 2; i++) { var b = l.Any(x => string.Join(",", s).Length == i + 50); Console.WriteLine(b); } return false; }
    static bool F(List<int> l, IEnumerable<string> s) { for (var i = 0; i < 2; i++) { var b = l.Any(x => string.Concat(s).Length == i + 50); Console.WriteLine(b); } return false; }
    static bool G(List<int> l, List<Loud> s, Loud o) { for (var i = 0; i < 2; i++) { var b = l.Any(x => s.Contains(o) && i > 0); Console.WriteLine(b); } return false; }
    static bool H(List<int> l, List<Loud> s, Loud o) { for (var i = 0; i < 2; i++) { var b = l.Any(x => s.Where(y => y.Equals(o)).Count() > i); Console.WriteLine(b); b = l.Any(x => s.Count(y => y.L.Remove(5)) > i); Console.WriteLine(b); } return false; }
    static bool I(List<int> l, Func<int, bool> f, Action<int>? e) { for (var i = 0; i < 2; i++) { var b = l.Any(x => f(x) && i > 3); Console.WriteLine(b); } return false; }
    static bool J(List<int> l, int[] a, List<string> t, char c) { for (var i = 0; i < 2; i++) { var b = l.Any(x => a.Select(y => y + x).Where(y => { l.Add(1); return l.Count > 12; }).Any() && i > 3); Console.WriteLine(b); b = l.Any(x => t.Contains(c.ToString()) && x == i + 90); Console.WriteLine(b); } return false; }
    static bool M(List<int> l, Loud[] a, Loud o) { for (var i = 0; i < 2; i++) { var b = l.Any(x => Enumerable.Contains(a, o) && i > 3); Console.WriteLine(b); b = l.Any(x => a.Distinct().Count() == i + 50); Console.WriteLine(b); } return false; }
    static bool K(List<int> l, StringBuilder s, Span<int> q, Loud o) { for (var i = 0; i < 2; i++) { var b = l.Any(x => Math.Max(x, i) > Check(l, x)); Console.WriteLine(b); } return false; }
    static int Check(List<int> l, int x) { ref var r = ref s_n; r++; if (x > 100) l.Clear(); return 100; } static int s_n;
    static void Try(Func<List<int>, bool> f) { var l = new List<int> { 1, 2, 3 }; try { Console.WriteLine(f(l)); } catch (Exception e) { Console.WriteLine(e.GetType()); } Console.WriteLine(l.Count); }
    static IEnumerable<string> Adds(List<int> l) { if (l.Count < 10) l.Add(1); yield return "a"; }
    static void Main() { Try(l => A(l, new Loud { L = l })); Try(l => B(l, new Loud { L = l }, ImmutableList.Create(new Loud { L = l }))); Try(l => B2(l, new Loud { L = l }, ImmutableHashSet.Create(new Loud { L = l }))); Try(l => C(l, new Loud { L = l }, default)); Try(l => D(l, new Loud { L = l }, default)); Try(l => E(l, Adds(l))); Try(l => F(l, Adds(l))); Try(l => G(l, new() { new Loud { L = l } }, new Loud { L = l })); Try(l => H(l, new() { new Loud { L = l } }, new Loud { L = l })); Try(l => I(l, x => { if (l.Count < 10) l.Add(1); return false; }, null)); Try(l => J(l, new[] { 1 }, new() { "c" }, 'c')); Try(l => M(l, new[] { new Loud { L = l }, new Loud { L = l } }, new Loud { L = l })); Try(l => K(l, new(), default, new Loud { L = l })); }
}
