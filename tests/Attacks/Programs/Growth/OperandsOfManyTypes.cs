// fixes: ALLOC303
// Texts that grow by values that bind at run time, convert themselves or fail, with jumps, out parameters and tuples.
#nullable enable
using System;
using System.Collections.Generic;
using System.Globalization;
class Loud { public override string ToString() { Console.Write("L"); return "l"; } } struct Conv { public static implicit operator string(Conv c) { Console.Write("c"); return "conv"; } public override string ToString() => "ts"; } class Plus { public static string operator +(string s, Plus p) => s + "[" + s.Length + "]"; }
static class P
{
    static string A(List<int> l, object o, Conv c, dynamic d, string? z, char ch, double x, Plus p) { var r = ""; foreach (var i in l) { r += i; r += o; r += c; r += z; r += ch; r += x; r += (char)(ch + i); r += i + 1; r += i + "a" + i; r += ch + ch; r += true; r += null; } return r; }
    static string A2(List<int> l, dynamic d) { var r = ""; foreach (var i in l) { r += d; r = r + d + i; } return r; }
    static string A3(List<int> l, Plus d) { var r = ""; foreach (var i in l) { r += d; } return r; }
    static string A4(List<int> l, Conv d) { var r = "s"; foreach (var i in l) { r = r + d; r = r + (string)d + i; } return r; }
    static string B(List<int> l, Action<string> log) { var r = "s"; try { foreach (var i in l) { r += i; r += 10 / i; } } catch (DivideByZeroException) { r += "dz"; } return r; }
    static string C(List<int> l) { var r = "s"; foreach (var i in l) { if (i == 1) continue; r += i; if (i == 3) return r; if (i == 4) break; } r += "end"; return r; }
    static string D(List<int> l) { string r = ""; string? q = null; foreach (var i in l) { q += i; r += q == null ? "n" : "y"; } foreach (var i in l) r += i; return r + q; }
    static string E(int n) { var r = ""; for (var i = 0; i < n; i++) { var s = ""; for (var j = 0; j < i; j++) s += j + ","; r += s.Length; r += s; } while (n-- > 0) { r += n; switch (n) { case 1: r += "one"; break; default: r += "x"; continue; } r += "!"; } return r; }
    static string F(List<string> l, out string w) { w = ""; foreach (var i in l) w += i; return w; } static string G(List<string> l, ref string w) { foreach (var i in l) w += i; return w; }
    static string H(List<string> l) { var r = "a"; var s = "b"; foreach (var i in l) { (r, s) = (r + i, s + r); } return r + s; } static string I(List<string> l) { var r = "a"; Func<string> f = () => r; foreach (var i in l) { r += i; } return r + f(); }
    static string J(List<string?> l) { string? r = null; foreach (var i in l) { r += i; } return r == null ? "null" : r; } static string K(List<string> l) { var r = "a"; foreach (var i in l) { r += i.Length > 1 ? i : r2(i); } return r; string r2(string x) => x + x; }
    static string L(List<double> l) { var r = ""; foreach (var i in l) { r += i; r += i; } return r; } static string M(List<string> l) { var r = "x"; foreach (var i in l) { r = i == "" ? r : r + i; } foreach (var i in l) { r += $"{i,4}|{i.Length:D2}"; r += string.Format("{0}", i); r += string.Concat(i, "q"); } return r; }
    static void Try(Func<string> f) { try { Console.WriteLine(f()); } catch (Exception e) { Console.WriteLine(e.GetType()); } }
    static void Main()
    {
        foreach (var l in new List<int>[] { new(), new() { 1, 2, 3 }, new() { 2, 0, 5 }, new() { 4, 4 } }) { Try(() => A(l, new Loud(), default, 1, null, 'c', 1.5, new())); Try(() => A2(l, new Loud())); Try(() => A3(l, new())); Try(() => A4(l, default)); Try(() => B(l, _ => { })); Try(() => C(l)); Try(() => D(l)); Try(() => E(l.Count)); }
        foreach (var l in new List<string>[] { new(), new() { "a", "bc", "" } }) { Try(() => F(l, out _)); var w = "w"; Try(() => G(l, ref w)); Try(() => H(l)); Try(() => I(l)); Try(() => J(l!)); Try(() => K(l)); Try(() => M(l)); }
    }
}
