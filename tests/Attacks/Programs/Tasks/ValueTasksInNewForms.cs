// fixes: ALLOC405
// Tasks of ready values whose callers await them in switch expressions, using declarations, patterns, interpolations, locks of ranges, extension blocks and queries; in generic and nested types, partial ones, and with names like those of tasks.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;
using Result = System.Threading.Tasks.Task<int>;
static class Ext
{
    extension(string s)
    {
        internal async Task<int> Len() { if (s.Length > 2) return s.Length; await Task.Yield(); return -1; }
    }
    internal static Task<T> Get<T>(this Dictionary<string, T> d, string k) { if (d.TryGetValue(k, out var v)) return Task.FromResult(v); return Slow<T>(k); }
    static async Task<T> Slow<T>(string k) { await Task.Yield(); if (typeof(T) == typeof(int)) return (T)(object)k.Length; throw new KeyNotFoundException(k); }
}
partial class Part { private partial Task<int> Of(int n); private async Task<string> Text(int n) { if (n > 1) return "t" + n; await Task.Delay(1); return "late"; } }
partial class Part
{
    private partial Task<int> Of(int n) => n > 1 ? Task.FromResult(n) : Late();
    private static async Task<int> Late() { await Task.Yield(); return 9; }
    public async Task<string> All(int n) => await Of(n) + await Text(n) + (await Text(n) is { Length: > 2 } t ? t : "short") + $"{await Of(n),4:D2}" + (await Of(n) switch { 2 => "two", var x => x + "" });
}
class Gen<T> where T : notnull
{
    T? _held; bool _has;
    private async Task<T?> Held() { if (_has) return _held; await Task.Yield(); _has = true; return _held; }
    internal Task<T[]> Many(T a) { if (_has) return Task.FromResult<T[]>([a, _held!]); return Task.FromResult(new[] { a }); }
    private class Inner { internal async Task<(T, int)> Pair(T a, int n) { if (n > 0) return (a, n); await Task.Yield(); return default; } }
    public async Task<string> All(T a) { var r = ""; for (var i = 0; i < 2; i++) { r += await Held() + ""; _held = a; r += (await Many(a)).Length; var (x, y) = await new Inner().Pair(a, i); r += x + "" + y; } return r; }
}
sealed class Res : IAsyncDisposable, IDisposable { public ValueTask DisposeAsync() { Console.Write("da"); return default; } public void Dispose() => Console.Write("d"); }
sealed class Svc
{
    int _n;
    private async Task<Res> Open(bool b) { if (b) return new Res(); await Task.Yield(); return new Res(); }
    private async Task<int> Cached(int n) { if (n < _n) return _n; try { await Task.Yield(); if (n == 3) throw new FormatException(); return _n = n; } finally { Console.Write("f"); } }
    private async Task<dynamic> Dyn(bool b) { if (b) return 5; await Task.Yield(); return "dyn"; }
    private async Task<Task<int>> Nested(bool b) { if (b) return Task.FromResult(1); await Task.Yield(); return Cached(0); }
    private async Task<int?> Maybe(int? n) { if (n is { } v) return v; await Task.Yield(); return null; }
    private async Result Alias(int n) { if (n > 0) return n; await Task.Yield(); return -5; }
    private async Task<int> Recursive(int n) { if (n <= 0) return 0; return 1 + await Recursive(n - 1); }
    private async Task<Func<Task<int>>> Fn(bool b) { if (b) return () => Task.FromResult(3); await Task.Yield(); return async () => await Cached(1); }
    private static async Task<int> Stat(int n) { if (n > 0) return n; await Task.CompletedTask; return 0; }
    private async Task<bool> Ok(int n) { if (n > 5) return true; await Task.Yield(); return n == 1; }
    public async Task<string> All(int n)
    {
        var r = "";
        using (var a = await Open(n > 1)) r += "u"; await using var b = await Open(true); using var c = await Open(false);
        try { r += await Cached(n) + await Cached(n).ConfigureAwait(false); } catch (FormatException e) { r += "fe" + await Ok(e.Message.Length); }
        r += (object)await Dyn(n > 1) + "" + await await Nested(n > 1) + (await Maybe(n) ?? 0) + (await Maybe(null) is null) + await Alias(n) + await Recursive(n) + await (await Fn(n > 1))();
        if (await Ok(n) && !await Ok(n + 9)) r += "ok"; while (await Stat(n) > 100) n--; for (var i = await Stat(0); i < await Stat(2); i++) r += i;
        foreach (var x in new[] { await Stat(1), await Stat(n) }) r += x; r += new int[] { 1, 2, 3, 4, 5 }[await Stat(1)..^await Stat(1)].Length; r += (await Stat(n), await Ok(n)).ToString();
        r += await new[] { 1, 2 }.ToAsyncEnumerable2(Stat).SumAsync2(); Func<Task<int>> f = async () => await Stat(n); r += await f(); async Task<int> L() => await Stat(n) + 1; r += await L();
        await foreach (var x in Each(n)) r += x; lock (this) r += "l"; r += await "abc".Len() + await "a".Len(); var d = new Dictionary<string, int> { ["k"] = 1 }; r += await d.Get("k") + await d.Get("kkk");
        try { r += await new Dictionary<string, string>().Get("x"); } catch (KeyNotFoundException) { r += "knf"; }
        return r + Stat(3).GetAwaiter().GetResult();
    }
    async IAsyncEnumerable<int> Each(int n) { yield return await Stat(n); yield return await Cached(0); }
}
static class Q
{
    internal static async IAsyncEnumerable<int> ToAsyncEnumerable2(this IEnumerable<int> s, Func<int, Task<int>> f) { foreach (var x in s) yield return await f(x); }
    internal static async Task<int> SumAsync2(this IAsyncEnumerable<int> s) { var n = 0; await foreach (var x in s) n += x; return n; }
}
static class Program { static void Main() { for (var n = 0; n < 4; n++) Console.WriteLine(new Part().All(n).Result + new Gen<string>().All("g" + n).Result + new Gen<int>().All(n).Result + new Svc().All(n).Result); } }
