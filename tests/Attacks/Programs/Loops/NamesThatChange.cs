// fixes: ALLOC104
// Collections, texts, arrays and delegates in loops that fail, skip, suspend, change the culture or write a readonly field.
#nullable enable
using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Text;
using System.Text.RegularExpressions;
class Coll : List<int> { public Coll() { Console.Write("made"); } }
struct Sv { public readonly string N; public Sv(string n) { N = n; } public string Run(Action<string> change) { var r = new StringBuilder(); for (var i = 0; i < 3; i++) { var t = "x" + N; r.Append(t); this = new Sv("y" + i); } return r.ToString(); } }
class Ctor { public readonly string N = "a"; public Ctor() { for (var i = 0; i < 3; i++) { var t = "x" + N; Console.Write(t); N = "b" + i; } for (var i = 0; i < 3; i++) { var a = new[] { N, "z" }; Console.Write(string.Join(",", a)); N = "c" + i; } } }
static class P
{
    static string s_name = "n"; static readonly List<List<int>> Kept = new(); static readonly List<string> Texts = new();
    static void Look(List<int> l) => Console.Write(l.Count); static void Keep(List<int> l) => Kept.Add(l); static IEnumerable<int> Lazy(List<int> l) => l.Select(x => x); static int[]? s_arr; static void KeepA(int[] a) => s_arr = a; static int SumA(int[] a) { var s = 0; foreach (var x in a) s += x; return s; } static Span<int> View(int[] a) => a;
    static void A(int n, string name, object o, IEnumerable<int> seq) { for (var i = 0; i < n; i++) { var l = new List<int>(); l.Add(i); Look(l); var l2 = new List<int>(); l2.Add(i); Keep(l2); var l3 = new List<int> { 1 }; l3.Add(2); Look(l3); var l4 = new List<int>(); l4.Add(i); foreach (var x in Lazy(l4)) Console.Write(x); var d = new Dictionary<string, int>(StringComparer.CurrentCulture); d["I"] = 1; Console.Write(d.ContainsKey("i")); CultureInfo.CurrentCulture = CultureInfo.GetCultureInfo(i == 0 ? "tr-TR" : "en-US"); var h = new HashSet<int>(); h.Add(i); h.Add(9 - i); h.Remove(i); h.Add(100); foreach (var x in h) Console.Write(x); var sb = new StringBuilder(); sb.Append(i).Append(name); Console.Write(sb.Capacity > 0); Console.Write(sb.ToString()); var q = new Queue<int>(); q.Enqueue(i); if (i == 1) continue; Console.Write(q.Dequeue()); } }
    static void B(int n, string name, char c, object o) { for (var i = 0; i < n; i++) { var t = name + c; Console.Write(t); var t2 = name + "x" + c; Texts.Add(t2); var t3 = $"{name}-{c}"; Console.Write(t3); var t4 = name.ToUpper(); Console.Write(t4); CultureInfo.CurrentCulture = CultureInfo.GetCultureInfo("tr-TR"); var t5 = name + o; Console.Write(t5); var t6 = s_name + name; s_name += "!"; Console.Write(t6); var t7 = name.Trim() + name.Trim('x'); Console.Write(t7); var t8 = name.Substring(1); Console.Write(t8); var rx = new Regex("a+"); Console.Write(rx.IsMatch(name)); var rx2 = new Regex("I", RegexOptions.IgnoreCase); Console.Write(rx2.IsMatch("i")); var rx3 = new Regex(name + "("); } }
    static void C(int n, int k) { for (var i = 0; i < n; i++) { var a = new[] { 1, 2, 3 }; Console.Write(SumA(a)); var b = new int[3]; b[i] = 5; Console.Write(SumA(b)); var c = new int[k]; c[0] += i; Console.Write(c[0] + SumA(c)); var d = new[] { k, k + 1 }; Console.Write(SumA(d)); k++; var e = new int[4]; foreach (ref var x in View(e)) { Console.Write(x); x = 7; } var f = new object[] { "a", n }; Console.Write(string.Concat(f)); f[0] = "z"; var g = new string?[2]; g[i % 2] ??= "q"; Console.Write(g[0] + g[1]); } }
    static void D(List<string> l, int k) { for (var i = 0; i < 3; i++) { l.Sort((a, b) => string.CompareOrdinal(b, a)); Console.Write(l.Find(x => x.Length > k)); Comparison<string> c = (a, b) => a.Length - b.Length; l.Sort(c); var cmp = Comparer<string>.Create((a, b) => a.Length - b.Length - k); l.Sort(cmp); k++; } }
    static void E(int n) { for (var i = 0; i < n; i++) { var x = new List<int>(); try { x.Add(i); if (i == 1) throw new Exception(); } catch { x.Add(99); } finally { x.Add(5); } Console.Write(string.Join(",", x)); var c = new Coll(); c.Add(i); Console.Write(c.Count); List<int>? last = null; for (var j = 0; j < 2; j++) { var y = new List<int>(); y.Add(j); if (last != null) Console.Write(last[0]); last = y; } var p = new Stack<int>(); p.Push(i); Func<int> f = () => p.Count; Console.Write(f()); } }
    static IEnumerable<int> F(int n) { for (var i = 0; i < n; i++) { var x = new List<int>(); x.Add(i); yield return x.Count; foreach (var y in x) yield return y; var z = new int[2]; z[0]++; yield return z[0]; } }
    static void G(int n) { while (true) { var a = new byte[n]; a[0]++; Console.Write(a[0]); if (n++ > 4) break; } do { var a = new byte[n - 3]; a[1]++; Console.Write(a[1] + a.Length); } while (n++ < 8); for (int i = 0, m = 2; i < m; i++) { var a = new int[m]; a[i]++; Console.Write(a[0] + a[1]); } }
    static void Try(Action f) { try { f(); } catch (Exception e) { Console.Write(e.GetType()); } Console.WriteLine(); }
    static void Main()
    {
        Try(() => A(3, "i", 1, new[] { 1 }));  foreach (var x in Kept) Console.Write(x.Count + "" + x[0]); Try(() => B(2, "ix", 'c', 1.5)); Try(() => B(1, "", 'c', 1.5)); Try(() => C(2, 2)); Try(() => C(0, -2)); Try(() => C(1, -2)); Try(() => C(1, 0)); Try(() => D(new() { "ab", "c", "def" }, 0)); Try(() => E(3)); Try(() => Console.Write(string.Join(",", F(3)))); Try(() => G(1)); Try(() => Console.Write(new Sv("q").Run(null!))); Try(() => new Ctor());
    }
}
