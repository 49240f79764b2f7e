// fixes: ALLOC104
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// Lists that leave the iteration by operators, extension members, tuples, patterns and method groups.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Text;
sealed class Holder { public List<int>? A; public List<List<int>> L = []; public void operator +=(List<int> a) { L.Add(a); } public static Holder operator +(Holder h, StringBuilder b) { h.B.Add(b); return h; } public List<StringBuilder> B = []; }
static class Ext { public static List<List<int>> All = []; extension(List<int> a) { public int Kept { get { All.Add(a); return 1; } } public static List<int> operator -(List<int> x) { All.Add(x); return x; } } extension(Holder h) { public void operator -=(List<int> b) { h.L.Add(b); } } }
static class Program
{
    static string Show(IEnumerable<List<int>?> l) => string.Join("|", l.Select(x => string.Join(",", x ?? [])));
    static string A(int n) { var hs = new Holder?[n]; for (var i = 0; i < n; i++) { hs[i] = new(); var l = new List<int>(); l.Add(i); hs[i]?.A = l; } return Show(hs.Select(h => h!.A)); }
    static string B(int n) { var h = new Holder(); for (var i = 0; i < n; i++) { var l = new List<int>(); l.Add(i); h += l; } return Show(h.L); }
    static string C(int n) { var h = new Holder(); for (var i = 0; i < n; i++) { var l = new List<int>(); l.Add(i); h -= l; } return Show(h.L); }
    static string D(int n) { Ext.All = []; for (var i = 0; i < n; i++) { var l = new List<int>(); l.Add(i); _ = l.Kept; } return Show(Ext.All); }
    static string E(int n) { Ext.All = []; for (var i = 0; i < n; i++) { var l = new List<int>(); l.Add(i); _ = -l; } return Show(Ext.All); }
    static string F(int n) { var k = new List<int>[n]; for (var i = 0; i < n; i++) { var l = new List<int>(); l.Add(i); (k[i], _) = (l, 1); } return Show(k); }
    static string G(int n) { List<List<int>> k = []; for (var i = 0; i < n; i++) { var l = new List<int>(); l.Add(i); k = [.. k, l]; } return Show(k); }
    static string H(int n) { var h = new Holder(); for (var i = 0; i < n; i++) { var b = new StringBuilder(); b.Append(i); h += b; } return string.Join(",", h.B); }
    static string I(int n) { var k = new object?[n]; for (var i = 0; i < n; i++) { var l = new List<int>(); l.Add(i); k[i] = l is [var one] and { Count: 1 } and var all ? all : null; } return Show(k.Cast<List<int>?>()); }
    static string J(int n) { var k = new List<int>[n]; for (var i = 0; i < n; i++) { var l = new List<int>(); l.Add(i); ref var r = ref k[i]; r = l; } return Show(k); }
    static string K(int n) { var k = new (int, List<int>)[n]; for (var i = 0; i < n; i++) { var l = new List<int>(); l.Add(i); k[i] = (i, l); } return Show(k.Select(x => x.Item2)); }
    static string L(int n) { var k = new IEnumerable<int>[n]; for (var i = 0; i < n; i++) { var l = new List<int>(); l.Add(i); k[i] = from x in l where x >= 0 select x; } return string.Join("|", k.Select(x => string.Join(",", x))); }
    static string M(int n) { var k = new Func<int>[n]; for (var i = 0; i < n; i++) { var l = new List<int>(); l.Add(i); k[i] = () => l.Count + l[0]; } return string.Join("|", k.Select(x => x())); }
    static string N(int n) { var k = new Action<int>[n]; var s = 0; for (var i = 0; i < n; i++) { var l = new List<int>(); l.Add(i); k[i] = l.Add; k[i](3); s += l.Count; } foreach (var a in k) a(1); return s + ""; }
    static string O(int n) { var s = 0; for (var i = 0; i < n; i++) { var l = new List<int>(); l.Add(i); s += l.Count; } return s + ""; }
    static string P(int n) { var k = new List<int>[n]; for (var i = 0; i < n; i++) { var l = new List<int>(); l.Add(i); k[i] = l ?? throw new Exception(); } return Show(k); }
    static string Q(int n) { var k = new List<int>[n]; for (var i = 0; i < n; i++) { var l = new List<int>(); l.Add(i); var m = l; l = null; k[i] = m; } return Show(k); }
    static void Main() { Console.WriteLine(string.Join("\n", A(3), B(3), C(3), D(3), E(3), F(3), G(3), H(3), I(3), J(3), K(3), L(3), M(3), N(3), O(3), P(3), Q(3))); }
}
