// fixes: ALLOC401, ALLOC404
// Lambdas whose captures become states, and values that become factories: in primary constructors, extension blocks, field-backed properties, checked code, with default parameters, named arguments, discards, tuples and nested lambdas.
#nullable enable
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Tasks;
static class Ext { extension(ConcurrentDictionary<string, int> d) { public int Of(string k, int n) => d.GetOrAdd(k, x => x.Length + n); public int Up(string k, int n) => d.AddOrUpdate(k, x => n, (x, old) => old + n); } }
sealed class Prim(ConcurrentDictionary<string, string> d, int seed)
{
    public string Get(string k) => d.GetOrAdd(k, x => x + seed);
    public string Both(string k, int n) => d.GetOrAdd(k, x => x + seed + n);
    public string Kept { get => field ??= d.GetOrAdd("kept", k => k + seed); } 
    public void Up() => seed++;
    public string Mem(string k, int n) => d.GetOrAdd(k, x => Own(x) + n + this.Own(k)); private string Own(string s) => s + seed;
}
static class Program
{
    static readonly ConcurrentDictionary<string, object> s_objects = new(); static readonly ConcurrentDictionary<int, List<int>> s_lists = new(); static readonly ConditionalWeakTable<object, object> s_weak = new();
    static object Name(ConcurrentDictionary<string, object> d, string @class, int @int) => d.GetOrAdd(@class, @object => @object + @int);
    static object Named(string k, int n) => s_objects.GetOrAdd(valueFactory: x => x + n, key: k);
    static object Chk(string k, int n) { checked { return s_objects.GetOrAdd(k, x => { try { return x.Length + n + int.MaxValue; } catch (OverflowException) { return "of"; } }); } }
    static object Tup(string k, (int A, string B) t) => s_objects.GetOrAdd(k, x => t.A + t.B + x);
    static object Nest(string k, int n) => s_objects.GetOrAdd(k, x => Enumerable.Range(0, n).Select(y => y + n + x.Length).Sum());
    static object Inner(string k, int n) => s_objects.GetOrAdd(k, x => { int L(int y) => y + n; return L(x.Length); });
    static object Gen<T>(string k, T n) where T : notnull => s_objects.GetOrAdd(k, x => x + n + typeof(T).Name);
    static object Null(string? k, int? n) { if (k is null) return "null"; return s_objects.GetOrAdd(k, x => k.Length + "" + (n ?? -1) + x); }
    static object Wr(string k, int n) { var r = s_objects.GetOrAdd(k, x => n++); return r + "" + n; }
    static object Late(string k, int n) { var r = s_objects.GetOrAdd(k, x => n); n = 9; return r + "" + n; }
    static object Loop(string k, int n) { object r = ""; for (var i = 0; i < n; i++) { r = s_objects.GetOrAdd(k + i, x => x + i + n); foreach (var c in k) r = r + "" + s_objects.GetOrAdd(k + c, x => c + x); } return r; }
    static object Info(string k, int n) => s_objects.GetOrAdd(k, x => Me() + n + x); static string Me([CallerMemberName] string m = "") => m;
    static object Arg(string k, int n) => s_objects.GetOrAdd(k, x => Txt(n + 1) + x); static string Txt(int n, [CallerArgumentExpression(nameof(n))] string t = "") => t + n;
    static object NameOf(string k, int n) => s_objects.GetOrAdd(k, x => nameof(n) + nameof(k) + n);
    static object An(string k, int n) => s_objects.GetOrAdd(k, x => new { n, k, x }.ToString()!);
    static object Tn(string k, int n) => s_objects.GetOrAdd(k, x => { var t = (n, k); return t.n + t.k + t; });
    static object Out(string k, out int n) { n = 3; var m = n; return s_objects.GetOrAdd(k, x => m + x); }
    static object In(string k, in int n) { var m = n; return s_objects.GetOrAdd(k, x => x + m); }
    static object Thr(string k, int n) { try { return s_objects.GetOrAdd(k, x => throw new FormatException(x + n)); } catch (FormatException e) { return e.Message; } }
    static object Ref(string k, List<int> l) => s_objects.GetOrAdd(k, x => { l.Add(x.Length); return l.Count; });
    static object Val(int k, int n) { var l = s_lists.GetOrAdd(k, new List<int>()); l.Add(n); return s_lists.GetOrAdd(k + 1, new List<int>(n) { n }).Count + "" + s_lists.GetOrAdd(k + 2, [n, n]).Count + l.Count; }
    static object Val2(string k, int n) => s_objects.GetOrAdd(k, new object[] { n, k }) is object[] o ? o.Length : -1;
    static object Weak(object k, int n) => s_weak.GetValue(k, x => x + "" + n);
    static int Reg(CancellationToken t, int n) { var r = 0; var b = new int[1]; using (t.Register(() => b[0] += n)) { } using var q = t.Register(o => ((int[])o!)[0] += n, b); return r + b[0]; }
    static string Str(int n, char c) => string.Create(n, c, (s, x) => s.Fill((char)(x + n)));
    static async Task<int> Tasks(int n, string s) { var a = await Task.Factory.StartNew(() => n + s.Length); var b = await Task.FromResult(1).ContinueWith(t => t.Result + n); var e = new TaskCompletionSource<int>(); ThreadPool.QueueUserWorkItem(_ => e.SetResult(n)); return a + b + await e.Task; }
    static int Own(int n) { var d = new Own(); return d.Get("k", () => n) + d.Get("j", x => x.Length + n); }
    static void Main()
    {
        var d = new ConcurrentDictionary<string, int>(); var s = new ConcurrentDictionary<string, string>();
        for (var n = 0; n < 3; n++)
        {
            var p = new Prim(s, n); var k = "k" + n; p.Up(); var l = new List<int>();
            Console.WriteLine(string.Join(" ", d.Of(k, n), d.Of(k, n), d.Up(k, n), p.Get(k + "a"), p.Both(k + "b", n), p.Kept, p.Mem(k + "c", n), Name(s_objects, k, n), Named(k + "d", n), Chk(k + "e", n), Tup(k + "f", (n, "t")), Nest(k + "g", n), Inner(k + "h", n), Gen(k + "i", n), Gen(k + "j", "s"), Null(null, n), Null(k + "l", null), Wr(k + "m", n), Late(k + "n", n), Loop(k + "o", n), Info(k + "p", n), Arg(k + "q", n), NameOf(k + "r", n), An(k + "s", n), Tn(k + "t", n), Out(k + "u", out var o), In(k + "v", n), Thr(k + "w", n), Ref(k + "x", l) + "" + Ref(k + "x", l), Val(n * 10, n), Val2(k + "y", n), Weak(k, n), Reg(new(true), n), Str(n, 'a'), Tasks(n, k).Result, Own(n), o));
        }
    }
}
sealed class Own { readonly Dictionary<string, int> _d = []; internal int Get(string k, Func<int> f) => _d.TryGetValue(k, out var v) ? v : _d[k] = f(); internal int Get(string k, Func<string, int> f) { if (!_d.TryGetValue(k, out var v)) _d[k] = v = f(k); return v; } }
