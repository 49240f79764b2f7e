// fixes: ALLOC401
// Lambdas that capture receivers of extension blocks, parameters of primary constructors, 'field', and have modifiers, defaults and params of C# 12 to 14.
#nullable enable
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Tasks;

delegate int Mod(ref int x, out int y);
delegate int Dflt(int x = 4);
delegate int Prm(params int[] xs);

static class Ext
{
    extension(ConcurrentDictionary<int, string> d)
    {
        public string Make(int k, string s) => d.GetOrAdd(k, x => s + x + d.Count);
        public string Twice { get { var n = d.Count; return d.GetOrAdd(n, x => "n" + n + x); } }
        public static string Stat(ConcurrentDictionary<int, string> e, int v) => e.GetOrAdd(v, x => "v" + v);
    }
    extension<T>(List<T> l) where T : notnull
    {
        public int Each(Func<T, int> f) { var s = 0; foreach (var x in l) s += f(x); return s; }
        public int Sum2(int k) => l.Each(x => k + x.GetHashCode());
    }
}

class Prim(int n, ConcurrentDictionary<int, string> d)
{
    public string M(int k) => d.GetOrAdd(k, x => "p" + n + x);
    public string F { get => d.GetOrAdd(77, x => field + x); set; } = "f";
    public string G(int k) { n++; var r = d.GetOrAdd(k, x => "p" + n + k); n++; return r; }
    readonly string _init = d.GetOrAdd(5, x => "init" + n);
    public string Init => _init;
}

partial class Part { public partial int Run(Func<int, int> f); public partial int Use(int k); }
partial class Part { public partial int Run(Func<int, int> f) => f(1) + f(2); public partial int Use(int k) => Run(x => x * k); }

static class Program
{
    static int Mo(Mod f, int v) { var r = f(ref v, out var y); return r + v + y; }
    static int Df(Dflt f) => f() + f(2);
    static int Pr(Prm f) => f(1, 2, 3);
    static string Ex(Func<int> f, [CallerArgumentExpression(nameof(f))] string? t = null) => t + f();
    static int Gen<TState>(Func<TState, int> f, TState s) => f(s);
    static int Opt(Func<int, int> f, int a = 2, params int[] more) => f(a) + more.Length;
    static int Spn(ReadOnlySpan<int> s, Func<int, int> f) { var t = 0; foreach (var x in s) t += f(x); return t; }
    static int Own<T>(T x, Func<T, int> f) where T : allows ref struct => f(x);
    static ref readonly int Rf(int[] a, Func<int, int> f) => ref a[f(0)];

    static int A(int k) => Mo((ref x, out y) => { y = k; x += k; return x; }, 3);
    static int B(int k) => Df((int x = 4) => x + k) + Pr((params int[] xs) => xs.Length + k);
    static string C(int k) => Ex(() => k + 1);
    static int D(int k) { var s = 5; return Gen(x => x + k, s) + Opt(x => x * k) + Opt(x => x + k, 3, 4, 5) + Opt(more: [1], f: x => x - k); }
    static int E(ReadOnlySpan<int> s, int k) => Spn(s, x => x + k) + Own(s, x => x.Length + k) + Spn([1, 2, k], x => x - k);
    static int F(int k) { var a = new[] { 1, 2, 3 }; return Rf(a, x => x + k) + new Part().Use(k); }
    static int G(int k) { if (int.TryParse("12", out var o) && (object)k is int p) return Opt(x => x + o + p); return 0; }
    static int H(int k) { using var s = new CancellationTokenSource(); return Opt(x => { try { return s.IsCancellationRequested ? 1 : x + k; } finally { k++; } }) + k; }
    static int I(int state) => Opt(x => x + state) + Opt(state1 => state1 + state);
    static int J(int k) => Opt(x => { int L(int y) => y + k + x; return L(1) + Opt(z => z + k); });
    static string K(int k) => nameof(k) + Opt(x => nameof(k).Length + x + k);
    static async Task<int> L(int k) => await Task.Run(async () => { await Task.Yield(); return k + 1; }) + await Task.Factory.StartNew(() => k + 2) + await Task.FromResult(3).ContinueWith(t => t.Result + k);
    static string M(int k, (int a, string b) t) { var d = new ConcurrentDictionary<int, string>(); return d.GetOrAdd(k, x => t.a + t.b + k) + d.AddOrUpdate(k, x => "a" + t.b, (x, o) => o + k + t.a) + d.AddOrUpdate(k, x => "z" + k, (_, o) => o + "u"); }
    static string N(int k) => string.Create(4, k, (s, c) => s.Fill((char)('a' + c))) + string.Create(3, (k, 1), (s, c) => s.Fill((char)('a' + k)));
    static int O(int k) { const int C = 3; static int S(int x) => x; return Opt(x => x + C + S(k)) + Opt(static x => x + C); }
    static int P(int k) { checked { return Opt(x => x + k - int.MaxValue + int.MaxValue); } }
    static int Q(List<int> l, int k) => l.Each(x => x + k) + l.Sum2(k) + (from x in l where x > k select x + k).Sum();
    static int R(int? k) => Opt(x => x + k!.Value) + Opt(x => k is { } v ? v : x);
    static string Try(Func<object> f) { try { return f() + ";"; } catch (Exception e) { return e.GetType().Name + ";"; } }
    static void Main()
    {
        var d = new ConcurrentDictionary<int, string>();
        Console.WriteLine(Try(() => d.Make(3, "s")) + Try(() => d.Twice) + Try(() => ConcurrentDictionary<int, string>.Stat(d, 9)));
        var p = new Prim(4, d); Console.WriteLine(p.M(8) + p.F + p.G(10) + p.M(11) + p.Init);
        foreach (var k in new[] { 0, 1, 2 })
            Console.WriteLine(Try(() => A(k)) + Try(() => B(k)) + Try(() => C(k)) + Try(() => D(k)) + Try(() => E([1, 2], k)) + Try(() => F(k)) + Try(() => G(k)) + Try(() => H(k)) + Try(() => I(k)) + Try(() => J(k)) + Try(() => K(k)) + Try(() => L(k).Result) + Try(() => M(k, (1, "b"))) + Try(() => N(k)) + Try(() => O(k)) + Try(() => P(k)) + Try(() => Q([1, 2, 3], k)) + Try(() => R(k)) + Try(() => R(null)));
    }
}
