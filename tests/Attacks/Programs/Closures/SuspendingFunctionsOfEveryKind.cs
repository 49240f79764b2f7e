// fixes: ALLOC406, ALLOC607
// Functions that suspend, with structs, patterns, deconstruction, escaped names, tokens, generic types, streams and calls from many places.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;
struct Res : IDisposable { public int N; public string Name; public int Inc() => ++N; public void Dispose() => Console.Write("[disposed " + N + Name + "]"); public readonly int Peek() => N; public int P { get => N; set => N = value; } }
sealed class Box { public Res R; }
static class Program
{
    static async Task<int> U3(List<Res> l) { int s = 0; foreach (var c in l) { s += await Core() + 1; async Task<int> Core() { await Task.Yield(); c.Inc(); return c.Inc(); } } return s; }
    static async Task<int> U4(bool b) { var c = new Res(); try { if (b) return 0; await Core(); return 1; } finally { c.Dispose(); } async Task Core() { await Task.Yield(); c.Inc(); } }
    static async Task<int> U5(string? s, bool b) { if (b) return 0; return await Core(); async Task<int> Core() { s = s ?? "xyz"; await Task.Yield(); return s.Length; } }
    static async Task<int> U6(int? s, bool b) { if (b) return 0; return await Core(); async Task<int> Core() { s ??= 4; await Task.Yield(); return s.Value; } }
    static async Task<int> U7((int A, Res R) t, bool b) { if (b) return 0; return await Core(); async Task<int> Core() { await Task.Yield(); t.R.Inc(); t.A++; return t.R.N + t.A; } }
    static async Task<int> U8(Box x, bool b) { if (b) return 0; return await Core(); async Task<int> Core() { await Task.Yield(); x.R.Inc(); x = new Box(); return x.R.N; } }
    static Task<int> U9(bool b, params int[] p) { if (b) return Task.FromResult(0); var q = p.Length; Interlocked.Increment(ref q); return Core(); async Task<int> Core() { await Task.Yield(); return q + p[0]; } }
    static Task<string> U10(object o, bool b) { if (o is not string { Length: > 0 } t || b) return Task.FromResult("no"); return Core(); async Task<string> Core() { await Task.Yield(); return t + o; } }
    static Task<int> U11(string s, bool b) { if (!int.TryParse(s, out var n)) return Task.FromResult(-1); return Core(n); async Task<int> Core(int k) { await Task.Yield(); if (k > 2) return await Core(k - 1) + n; return s.Length; } }
    static IEnumerable<T> U12<T>(IEnumerable<T> src, Func<T, bool> f) where T : notnull { if (f == null) throw new ArgumentNullException(nameof(f)); return It(); IEnumerable<T> It() { foreach (var x in src) if (f(x)) yield return x; } }
    static IEnumerable<int> U13(int n) { if (n < 0) return Enumerable.Empty<int>(); var r = It(); n = n + 1; return r; IEnumerable<int> It() { for (int i = 0; i < n; i++) yield return i; } }
    static IEnumerable<int> U14(int n) { if (n < 0) yield break; foreach (var x in It()) yield return x; n++; foreach (var x in It()) yield return x; IEnumerable<int> It() { yield return n; } }
    static async Task<int> U16(int[] a) { int sum = 0; for (int i = 0; i < a.Length; i++) { var v = a[i]; sum += await Add(); async Task<int> Add() { await Task.Yield(); return v + i; } } return sum; }
    static async Task<int> U17(int[] a) { var ts = new List<Task<int>>(); for (int i = 0; i < a.Length; i++) { var v = a[i]; ts.Add(Add()); async Task<int> Add() { await Task.Delay(1); return v; } } return (await Task.WhenAll(ts)).Sum(); }
    static async Task<int> U18(int n) { switch (n) { case 1: { int k = 5; return await C(); async Task<int> C() { await Task.Yield(); return k + n; } } case 2: goto case 1; default: return 0; } }
    static async Task<int> U19(CancellationToken token, int n) { if (n == 0) return 0; return await Core(1) + await Core(2); async Task<int> Core(int q) { await Task.Delay(1, token); return q + n; } }
    static async IAsyncEnumerable<int> U20(int n) { if (n < 0) yield break; await foreach (var x in Core()) yield return x; async IAsyncEnumerable<int> Core() { for (int i = 0; i < n; i++) { await Task.Yield(); yield return i; } } }
    static async ValueTask<int> U21(int n, string @event) { if (n < 0) return 0; return await @await(); async ValueTask<int> @await() { await Task.Yield(); return @event.Length + n; } }
    static int Top(int n) { if (n < 0) return 0; return Go().Result; async Task<int> Go() { await Task.Yield(); n *= 2; return n; } }
    static async Task Main()
    {
        Console.WriteLine(await U3(new() { new(), new() }) + "," + await U4(false) + "," + await U5(null, false) + "," + await U6(null, false) + "," + await U7((1, default), false) + "," + await U8(new(), false) + "," + await U9(false, 4) + "," + await U10("t", false) + "," + await U11("5", false));
        Console.WriteLine(string.Join(",", U12(new[] { 1, 2 }, x => x > 1)) + string.Join(",", U13(2)) + string.Join(",", U14(2)) + await U16(new[] { 1, 2 }) + await U17(new[] { 1, 2 }) + await U18(2) + await U19(default, 3) + await U21(1, "ev") + Top(4));
        await foreach (var x in U20(3)) Console.Write(x);
        Console.WriteLine();
    }
}
