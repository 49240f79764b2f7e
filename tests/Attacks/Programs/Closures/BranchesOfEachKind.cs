// fixes: ALLOC402
// Lambdas that are kept in branches of each kind, with variables that are declared by patterns, deconstructed, bound at run time or changed afterwards.
#nullable enable
using System;
using System.Collections.Generic;
using System.Threading.Tasks;
class C
{
    int _n; static List<Func<string>> s_kept = new(); public string Name { get; set; } = "n";
    public string A(int n, string s, bool q) { if (q) return s + n; s_kept.Add(() => s + n); return "kept"; }
    public string A2(int n, string s, bool q) { var z = n * 2; if (q) return s; s_kept.Add(() => s + z + _n + Name); z++; return "kept" + z; }
    public string A3(int n, string s, bool q) { var z = n * 2; s += "!"; if (!q) { s_kept.Add(() => s + z + _n); s_kept.Add(() => z + s); } return "kept" + z; }
    public string A4(ref int n, string s, bool q, in DateTime d) { var k = n; if (q) return ""; if (k > 1) { var y = k + 1; s_kept.Add(() => s + k + y); } n++; return s; }
    public string A5(int n, bool q) { if (q) return ""; try { s_kept.Add(() => (10 / n).ToString()); return s_kept[^1](); } catch { return "x" + n; } finally { _n++; } }
    public string A6(object o, bool q) { if (o is not string t) return "no"; if (q) return t; s_kept.Add(() => t + o); return ""; }
    public string A7(int n, bool q) { switch (n) { case 0: return ""; case 1: s_kept.Add(() => "one" + n); break; default: if (q) { Func<string> f = () => "d" + n; s_kept.Add(f); s_kept.Add(f); } break; } return ""; }
    public string A8((int a, int b) p, bool q) { if (q) return ""; var (x, y) = p; s_kept.Add(() => "" + x + y + p.a); p.a++; return p.ToString(); }
    public async Task<string> A9(int n, bool q) { if (q) return ""; await Task.Yield(); s_kept.Add(() => "as" + n); await Task.Yield(); return n + ""; }
    public IEnumerable<string> A10(int n, bool q) { if (q) yield break; yield return "1"; s_kept.Add(() => "it" + n); yield return "2"; }
    public string A11(List<int> l, bool q) { foreach (var x in l) { if (x == 2 || q) continue; s_kept.Add(() => "fe" + x + q + l.Count); } return ""; }
    public string A12(int n, bool q) { if (q) return ""; string Local() => "loc" + n; s_kept.Add(Local); s_kept.Add(() => n + Local()); return ""; }
    public string A13(int n, bool q, int? m, dynamic d) { if (q || m is null) return ""; int k = d; s_kept.Add(() => "dy" + m + k + d); return ""; }
    public string A14(int n, bool q) { Func<string>? f = null; if (q) f = () => "f" + n; return f?.Invoke() ?? "null"; }
    public string A15(int n, bool q) { var r = q ? null : new Func<string>(() => "r" + n); return r == null ? "" : r(); }
    static void Try(Func<string> f) { try { Console.WriteLine(f()); } catch (Exception e) { Console.WriteLine(e.GetType()); } }
    static void Main()
    {
        var c = new C(); foreach (var q in new[] { true, false }) for (var i = 0; i < 3; i++) { var n = i; var r = i; Try(() => c.A(n, "s", q)); Try(() => c.A2(n, "s", q)); Try(() => c.A3(n, "s", q)); Try(() => c.A4(ref n, "s", q, default)); Try(() => c.A5(r, q)); Try(() => c.A6(n, q)); Try(() => c.A6("o", q)); Try(() => c.A7(r, q)); Try(() => c.A8((r, 2), q)); Try(() => c.A9(r, q).Result); Try(() => string.Join(",", c.A10(r, q))); Try(() => c.A11(new() { 1, 2, 3 }, q)); Try(() => c.A12(r, q)); Try(() => c.A13(r, q, r, r)); Try(() => c.A14(r, q)); Try(() => c.A15(r, q)); }
        c._n = 50; c.Name = "late"; foreach (var f in s_kept) Try(f);
    }
}
