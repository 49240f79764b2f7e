// fixes: ALLOC405
// Tasks that nothing needs, in extension blocks, partial methods, local functions, with ConfigureAwait, in loops, conditions and interpolations.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

partial class Store(int start)
{
    int _n = start; readonly Dictionary<int, string> _d = new() { [1] = "one" };
    internal async Task<string> Find(int k) { if (_d.TryGetValue(k, out var v)) return v; await Task.Yield(); _n++; return _d[k] = "n" + k + _n; }
    internal async ValueTask<int> Val(int k) { if (k < 2) return k; await Task.Yield(); return k + _n; }
    private async Task<int> Priv(int k) { if (k > 3) return _n; await Task.Yield(); if (k == 3) throw new InvalidOperationException(); return k; }
    public async Task<string> Use(int k) { var a = await Find(k); var b = await Find(k).ConfigureAwait(false); return a + b + await Val(k).AsTask() + await Priv(k) + $"{await Priv(4)}" + (await Priv(5) > 2 && await Val(1).AsTask() == 1); }
    public async Task<int> Loop(int k) { var s = 0; for (var i = 0; i < await Priv(7) && i < 3; i++) { s += await Val(i).AsTask().ConfigureAwait(false); try { s += await Priv(k); } catch (InvalidOperationException) { s += 100; } finally { s += await Priv(9); } } return s; }
    internal partial Task<int> Part(int k);
    public async Task<int> Both(int k) => (await Task.WhenAll(Kept(k), Kept(k + 1))).Sum() + await Part(k) + await Kept(k);
    private async Task<int> Kept(int k) { if (k > 3) return _n; await Task.Yield(); return k; }
    private static async Task<T> Gen<T>(T x, bool b) { if (b) return x; await Task.Yield(); return default!; }
    public async Task<string> Gens() => await Gen("g", true) + await Gen(4, false) + (await Gen<string?>(null, true) ?? "null") + await Gen((1, "t"), true);
    public async Task<string> Tuple(int k) { var (a, b) = (await Find(k), await Priv(8)); _ = await Find(k); var t = await Find(k) switch { "one" => 1, _ => await Priv(6) }; lock (_d) { } return a + b + t; }
    public async Task<int> Timed(int k) { using var c = new CancellationTokenSource(); await foreach (var x in Seq(k)) k += x; return k + await Lam()(k) + await Local(k); async Task<int> Local(int y) { if (y > 1) return _n; await Task.Yield(); return y; } }
    async IAsyncEnumerable<int> Seq(int k) { yield return await Priv(k + 5); yield return await Val(k).AsTask(); }
    Func<int, Task<int>> Lam() => async x => { if (x > 2) return _n; await Task.Yield(); return x; };
}
partial class Store { internal async partial Task<int> Part(int k) { if (k > 1) return _n; await Task.Yield(); return k; } }
static class Ext { extension(Store s) { internal async Task<string> Both2(int k) { if (k > 100) return "big"; return await s.Find(k) + await s.Val(k).AsTask(); } } public static async Task<string> Twice(this Store s, int k) => await s.Both2(k) + await s.Both2(k); }
static class Program
{
    static string Try(Func<Task<string>> f) { try { return f().Result + ";"; } catch (AggregateException e) { return e.InnerException!.GetType().Name + ";"; } }
    static void Main()
    {
        foreach (var k in new[] { 0, 1, 2, 3, 4, 200 })
        {
            var s = new Store(k);
            Console.WriteLine(Try(() => s.Use(k)) + Try(async () => await s.Loop(k) + "") + Try(async () => await s.Both(k) + "") + Try(() => s.Gens()) + Try(() => s.Tuple(k)) + Try(async () => await s.Timed(k) + "") + Try(() => s.Twice(k)));
        }
    }
}
