// fixes: ALLOC405
// Values that are there: nullables, tuples, delegates, exceptions and type parameters, in finally, lock, checked and foreach.
#nullable enable
using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;
abstract class Store
{
    protected string? _held; protected readonly Dictionary<string, int> _numbers = new() { ["one"] = 1 }; public event Action? Asked;
    private async Task<int> Number(string key, CancellationToken token = default)
    {
        Asked?.Invoke();
        if (_numbers.TryGetValue(key, out var n)) return n;
        token.ThrowIfCancellationRequested();
        await Task.Yield();
        return _numbers[key] = key.Length;
    }
    private Task<string?> Held(bool b) { if (b) return Task.FromResult(_held); return Later(); }
    private static async Task<string?> Later() { await Task.Yield(); return "later"; }
    private Task<int?> Maybe(int? n) { if (n > 2) return Task.FromResult(n); return MaybeLater(n); }
    private static async Task<int?> MaybeLater(int? n) { await Task.Yield(); return n + 1; }
    private Task<(int A, string? B)> Pair((int A, string? B) p) { if (p.A > 0) return Task.FromResult(p); return PairLater(); }
    private static async Task<(int, string?)> PairLater() { await Task.Yield(); return (9, null); }
    private Task<Func<int>> Fn(Func<int> f, int n) { if (n > 1) return Task.FromResult(f); return FnLater(); }
    private static async Task<Func<int>> FnLater() { await Task.Yield(); return () => 4; }
    private Task<T?> Gen<T>(T? value, int n) where T : class { if (n > 1) return Task.FromResult(value); return GenLater<T>(); }
    private static async Task<T?> GenLater<T>() where T : class { await Task.Yield(); return default; }
    private Task<Exception> Ex(Exception e, int n) { if (n > 1) return Task.FromResult<Exception>(e); try { return ExLater(); } finally { _held = "f"; } }
    private static async Task<Exception> ExLater() { await Task.Yield(); throw new FormatException(); }
    private Task<int[]> Arr(int[] a) => a.Length > 0 ? Task.FromResult(a) : Task.FromResult(new int[1]);
    public async Task<string> All()
    {
        var r = ""; Asked += () => r += "!";
        for (var i = 0; i < 3; i++)
        {
            r += await Number("one") + await Number("three");
            try { r += await Number("x" + i, new CancellationToken(true)); } catch (OperationCanceledException e) { r += e.GetType().Name; }
            r += await Held(true) + await Held(false).ConfigureAwait(false) + await Maybe(i * 2) + (await Maybe(null) ?? -1) + (await Pair((i, "b"))).B + (await Fn(() => i, i))();
            r += await Gen("g", i) + (await Gen<object>(null, i) is null) + (await Arr(new int[i])).Length;
            try { r += (await Ex(new ArgumentException(), i)).GetType().Name; } catch (FormatException) { r += "fe" + _held; }
            checked { r += await Number("one") + 1; }
            lock (this) { r += i; }
            var (a, b) = (await Number("one"), await Number("three")); r += a + b;
            await foreach (var x in Each()) r += x;
        }
        return r;
    }
    async IAsyncEnumerable<int> Each() { yield return await Number("one"); yield return await Number("four"); }
}
sealed class Own : Store { static void Main() => Console.WriteLine(new Own { _held = "h" }.All().Result); }
