// fixes: ALLOC405
// Values of AsyncLocal, exceptions and types of the results around methods that become value tasks.
#nullable enable
using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;
using System.Runtime.CompilerServices;
class C
{
    static readonly AsyncLocal<int> L = new();
    private int _v; private Dictionary<int, string> _cache = new();
    private async Task<string> Get(int k) { if (_cache.TryGetValue(k, out var s)) return s; await Task.Delay(1); L.Value = 9; return _cache[k] = "v" + k; }
    private async Task<int> Fail(int k) { if (k == 1) throw new InvalidOperationException(); if (k == 2) return k; await Task.Yield(); throw new ArgumentException(); }
    private async Task Nothing(int k) { if (k < 2) return; await Task.Yield(); _v++; }
    private static async ValueTask<int> Vt(int k) { if (k < 2) return k; await Task.Yield(); return k + 1; }
    private async Task<T> Gen<T>(T k) { if (k is null) return k; await Task.Yield(); return k; }
    private Task<int> NotAsync(int k) => k > 1 ? Task.FromResult(k) : Task.FromResult(1000);
    private Task<string> NotAsync2(int k) { if (_cache.TryGetValue(k, out var s)) return Task.FromResult(s); return Get(k); }
    private async Task<string> Ctx(int k) { if (k == 0) return ""; L.Value = k; await Task.Yield(); return L.Value.ToString(); }
    private async Task<string> Rec(int k) { if (k == 0) return "end"; return k + await Rec(k - 1); }
    public async Task<string> Run(int k)
    {
        var r = "";
        for (var i = 0; i < 3; i++)
        {
            r += await Get(k) + L.Value; try { r += await Fail(i); } catch (Exception e) { r += e.GetType().Name; }
            await Nothing(i); r += _v; r += await Vt(i).AsTask(); r += await Vt(i).AsTask().ConfigureAwait(false); r += await Gen(k) + await Gen<string?>(null);
            r += await NotAsync(i) + await NotAsync2(i); r += await Ctx(i) + L.Value; r += await Rec(i);
            using (new MemoryScope()) r += await Get(i).ConfigureAwait(false);
            lock (this) { }
            r += await Pass(i);
        }
        return r;
    }
    private Task<string> Pass(int i) => Get(i);
    sealed class MemoryScope : IDisposable { public void Dispose() => Console.Write("d"); }
    static void Main() { L.Value = 1; Console.WriteLine(new C().Run(5).GetAwaiter().GetResult() + L.Value); }
}
