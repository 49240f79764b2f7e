// fixes: ALLOC406
// Local functions that suspend and capture: structs that members change, iterators that run twice, out variables, primary constructors, extension receivers, patterns.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;

struct Cur { public int N; public int Up() => ++N; public readonly int Get() => N; }
class Prim(int n) { public Task<int> M(int k) { return F(); async Task<int> F() { await Task.Yield(); return n + k; } } }
static class Ext { extension(List<int> l) { public IEnumerable<int> Big(int k) { return It(); IEnumerable<int> It() { foreach (var x in l) if (x > k) yield return x; } } public Task<int> Sum(int k) { if (k < 0) return Task.FromResult(0); return F(); async Task<int> F() { await Task.Yield(); return l.Count + k; } } } }
static class Program
{
    static string A(int k) { var c = new Cur { N = k }; return string.Join(",", It()) + c.Get(); IEnumerable<int> It() { yield return c.Get(); yield return c.N; } }
    static string B(int k) { var c = new Cur { N = k }; var s = It(); return string.Join(",", s) + string.Join(",", s); IEnumerable<int> It() { yield return c.Up(); yield return c.Up(); } }
    static string C(int k) { List<int>.Enumerator e = new List<int> { 1, 2, 3 }.GetEnumerator(); return string.Join(",", It().Take(2)) + string.Join(",", It()); IEnumerable<int> It() { while (e.MoveNext()) yield return e.Current + k; } }
    static IEnumerable<int> D(int k) { if (!int.TryParse("5", out var o) || o < k) return []; return It(); IEnumerable<int> It() { for (var i = 0; i < k; i++) yield return i + o; } }
    static Task<int> E(object x, int[] a) { if (x is not (int n, string { Length: > 0 and var len }) ) return Task.FromResult(-1); return F(); async Task<int> F() { await Task.Yield(); a[0]++; return n + len + a[0]; } }
    static Task<string> F(string? s, int? k) { if (s == null || k == null) return Task.FromResult("none"); return G(); async Task<string> G() { await Task.Yield(); return s.Length + "" + k.Value; } }
    static Task<int> G(int k, Func<int, int> f) { if (k == 0) return Task.FromResult(0); return H(k); async Task<int> H(int d) { await Task.Yield(); return d > 1 ? await H(d - 1) + f(d) : f(0); } }
    static async Task<int> H(int k) { var t = 0; for (var i = 0; i < 3; i++) { var j = i; t += await L(); async Task<int> L() { await Task.Yield(); return j * k + i; } } return t; }
    static IEnumerable<string> I(string a, params string[] more) { ArgumentNullException.ThrowIfNull(a); return It(); IEnumerable<string> It() { yield return a; foreach (var m in more) yield return m; } }
    static Task<int> J<T>(T x, List<T> l) where T : notnull { if (l.Count == 0) return Task.FromResult(0); return F(); async Task<int> F() { await Task.Yield(); return l.IndexOf(x); } }
    static Task<int> K(int k) { var (a, b) = (k, k + 1); if (k > 5) return Task.FromResult(9); return F(); async Task<int> F() { using var s = new System.IO.MemoryStream(); await Task.Yield(); try { return a / b; } finally { a = 7; } } }
    static IAsyncEnumerable<int> L(int k, int[] a) { return It(); async IAsyncEnumerable<int> It() { foreach (var x in a) { await Task.Yield(); yield return x + k; } } }
    static int M(int k) { k++; var s = It(); k++; return s.Sum() + k; IEnumerable<int> It() { yield return k; } }
    static int N(int k) { var s = It(); var t = s.Sum(); Change(ref k); return t + s.Sum(); IEnumerable<int> It() { yield return k; } }
    static void Change(ref int x) => x += 10;
    static async Task<int> Sum(IAsyncEnumerable<int> s) { var t = 0; await foreach (var x in s) t += x; return t; }
    static string Try(Func<object> f) { try { return f() + ";"; } catch (Exception e) { return (e.InnerException ?? e).GetType().Name + ";"; } }
    static void Main()
    {
        foreach (var k in new[] { -1, 0, 1, 4, 6 })
            Console.WriteLine(A(k) + B(k) + C(k) + string.Join(",", D(k)) + E((k, "x"), [k]).Result + E(k, [1]).Result + F("s", k).Result + F(null, k).Result + G(Math.Abs(k), x => x * k).Result + H(k).Result + string.Join(",", I("a", "b", k + "")) + Try(() => I(null!)) + J(k, [1, 4]).Result + Try(() => K(k).Result) + Sum(L(k, [1, 2])).Result + M(k) + N(k) + new Prim(k).M(3).Result + string.Join(",", new List<int> { 1, 5 }.Big(k)) + new List<int> { 1 }.Sum(k).Result);
    }
}
