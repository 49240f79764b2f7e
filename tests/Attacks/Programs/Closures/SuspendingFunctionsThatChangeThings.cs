// fixes: ALLOC406
// Iterators and async functions that capture what is written by structs, references, other functions and later iterations.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;
struct Acc { public int N; public int Inc() => ++N; }
sealed class C(int seed)
{
    int _field = seed;
    public IEnumerable<int> A(int n, bool b) { if (b) return []; return Core(); IEnumerable<int> Core() { for (var i = 0; i < n; i++) yield return i + _field + seed; } }
    public IEnumerable<int> B(int n, bool b) { if (b) return []; var all = Core(); n += 5; return all; IEnumerable<int> Core() { yield return n; } }
    public IEnumerable<int> Struct(Acc a, bool b) { if (b) return []; var all = Core(); a.Inc(); return all; IEnumerable<int> Core() { yield return a.N; yield return a.Inc(); yield return a.N; } }
    public IEnumerable<int> Two(Acc a, bool b) { if (b) return []; return Core().Concat(Core()); IEnumerable<int> Core() { yield return a.Inc(); yield return a.Inc(); } }
    public IEnumerable<int> Same(int n, bool b) { if (b) return []; var s = Core(); return s.Concat(s); IEnumerable<int> Core() { n++; yield return n; yield return n++; } }
    public async Task<string> Opt(string? s, int[] a, bool b) { if (b || s is null) return "none"; return await Core() + await Core(); async Task<string> Core() { await Task.Yield(); return s.Trim() + a.Length + a[^1] + s![0]; } }
    public Task<int> Rec(int n, int m, bool b) { if (b) return Task.FromResult(m); return Core(n); async Task<int> Core(int k) { await Task.Yield(); return k == 0 ? m : await Core(k - 1) + m; } }
    public async Task<int> Mutual(int n, bool b) { if (b) return 0; return await Even(n); async Task<int> Even(int k) { await Task.Yield(); return k == 0 ? n : await Odd(k - 1); } async Task<int> Odd(int k) { await Task.Yield(); return k == 0 ? -n : await Even(k - 1); } }
    public IEnumerable<T> Gen<T>(T x, IEnumerable<T> rest, bool b) where T : notnull { if (b) return rest; return Core(); IEnumerable<T> Core() { yield return x; foreach (var y in rest) yield return y; } }
    public IEnumerable<string> Dyn(dynamic d, (int A, string? B) t, bool b) { if (b) yield break; foreach (var x in Core()) yield return x; IEnumerable<string> Core() { yield return d + t.B; yield return nameof(d) + t.A; } }
    public IEnumerable<int> Loop(int[] a) { foreach (var x in a) { if (x < 0) continue; foreach (var y in Core()) yield return y; IEnumerable<int> Core() { yield return x; yield return x * seed; } } }
    public List<IEnumerable<int>> Kept(int n) { var l = new List<IEnumerable<int>>(); for (var i = 0; i < n; i++) { if (i == 1) continue; var k = i; l.Add(Core()); IEnumerable<int> Core() { yield return k; yield return i; } } return l; }
    public async Task<int> Ref(int n, bool b) { if (b) return 0; var t = Core(); Bump(ref n); return await t + n; async Task<int> Core() { await Task.Yield(); await Task.Delay(1); return n; } }
    static void Bump(ref int n) => n += 100;
    public IEnumerable<int> Named(int @class, int _x, bool b) { if (b) return []; return Core(); IEnumerable<int> Core() { var y = @class; yield return y + _x; foreach (var q in new[] { 1 }.Where(z => z < @class)) yield return q; } }
    static void Main()
    {
        var c = new C(3);
        Console.WriteLine(string.Join(",", c.A(2, false)) + "|" + string.Join(",", c.B(1, false)) + "|" + string.Join(",", c.Struct(default, false)) + "|" + string.Join(",", c.Two(default, false)) + "|" + string.Join(",", c.Same(1, false)) + "|" + c.Opt(" a", [1, 2], false).Result + c.Rec(2, 3, false).Result + c.Mutual(3, false).Result + string.Join(",", c.Gen("x", ["y"], false)) + string.Join(",", c.Dyn(1, (2, "b"), false)) + string.Join(",", c.Loop([1, -1, 2])) + string.Join(",", c.Kept(3).Select(x => string.Join(";", x))) + c.Ref(1, false).Result + string.Join(",", c.Named(5, 6, false)));
    }
}
