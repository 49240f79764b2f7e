// fixes: ALLOC401
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// Captures of fields of properties, receivers of extension blocks, parameters of primary constructors, pattern variables.
#nullable enable
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Linq;
sealed class Box(int v) { public int V => v; public int Get(ConcurrentDictionary<int, int> d, int k) => d.GetOrAdd(k, x => x + v); public int Set { get => D.GetOrAdd(field, x => x + field + 1); set { field = D.GetOrAdd(value, x => x * 2 + value); } } public ConcurrentDictionary<int, int> D = new(); }
static class Ext
{
    extension(Box b)
    {
        public int Of(ConcurrentDictionary<int, int> d, int k) => d.GetOrAdd(k, x => x + b.V);
        public int Prop { get { var d = b.D; var z = b.V; return d.GetOrAdd(z, x => x + z + b.V); } }
    }
    extension<T>(T t) where T : struct { public T In(ConcurrentDictionary<int, T> d, int k) => d.GetOrAdd(k, x => t); }
    extension(ref Num n) { public int R(ConcurrentDictionary<int, int> d, int k) { var c = n.N; n.N++; return d.GetOrAdd(k, x => x + c); } }
}
struct Num { public int N; public int M(ConcurrentDictionary<int, int> d, int k) { var me = this; N++; return d.GetOrAdd(k, x => x + me.N); } }
static class Program
{
    delegate int Opt(int a, int b = 5);
    delegate int Many(params int[] xs);
    static int Run(ConcurrentDictionary<int, int> d, int k, int n)
    {
        int Local(int x) => x + n;
        static int Stat(int x) => x;
        var r = d.GetOrAdd(k, Local) + d.GetOrAdd(k + 1, Stat) + d.GetOrAdd(k + 2, static x => x) + d.GetOrAdd(k + 3, (x) => { n++; return x + n; });
        r += d.AddOrUpdate(k, x => x + n, (x, o) => o + n);
        r += d.AddOrUpdate(k + 9, x => x + n, (x, o) => o + n);
        Opt o = (int a, int b = 6) => a + b + n;
        Many m = (params int[] xs) => xs.Length + n;
        return r + o(1) + m(1, 2) + n;
    }
    static int Checked(ConcurrentDictionary<int, int> d, int k, int n) { try { return checked(d.GetOrAdd(k, x => x + n)); } catch (OverflowException) { return -1; } }
    static int Unchecked(ConcurrentDictionary<int, int> d, int k, int n) { checked { try { return d.GetOrAdd(k, x => unchecked(x + n)); } catch (OverflowException) { return -1; } } }
    static int Named(ConcurrentDictionary<int, int> d, int k, int n) => d.GetOrAdd(valueFactory: x => x + n, key: k++);
    static int Pattern(ConcurrentDictionary<int, int> d, object o) => o is int q && d.GetOrAdd(q, x => x + q) is var z ? z : 0;
    static int Switch(ConcurrentDictionary<int, int> d, object o) => o switch { int q when d.GetOrAdd(q, x => x + q) > 3 => q, string s => d.GetOrAdd(s.Length, x => x + s.Length), _ => 0 };
    static int Tuple(ConcurrentDictionary<int, int> d, (int A, int B) t) => d.GetOrAdd(t.A, x => x + t.B);
    static int Deep(ConcurrentDictionary<int, int> d, int k) { Func<int, int> f = a => d.GetOrAdd(a, x => x + a + k); return f(k) + f(k + 1); }
    static int Discard(ConcurrentDictionary<int, int> d, int k) { _ = d.GetOrAdd(k, _ => k * 2); return d.GetOrAdd(k, _ => k * 3); }
    static int Query(ConcurrentDictionary<int, int> d, int[] ks) => (from k in ks let z = k + 1 select d.GetOrAdd(k, x => x + z)).Sum();
    static int Nested(ConcurrentDictionary<int, ConcurrentDictionary<int, int>> d, int k, int n) => d.GetOrAdd(k, _ => new()).GetOrAdd(n, x => x + k);
    static void Main()
    {
        ConcurrentDictionary<int, int> D() => new();
        var b = new Box(4);
        Console.WriteLine(b.Get(D(), 1) + " " + b.Of(D(), 2) + " " + b.Prop + " " + 5.In(new(), 3));
        b.Set = 3; Console.WriteLine(b.Set);
        var n = new Num(); Console.WriteLine(n.M(D(), 1) + n.N + n.R(D(), 2) + n.N);
        Console.WriteLine(Run(D(), 1, 10) + " " + Checked(D(), int.MaxValue, 1) + " " + Unchecked(D(), int.MaxValue, 1) + " " + Named(D(), 1, 2) + " " + Pattern(D(), 4) + " " + Switch(D(), 5) + Switch(D(), "ab") + Tuple(D(), (1, 2)) + Deep(D(), 3) + Discard(D(), 3) + Query(D(), [1, 2]) + Nested(new(), 1, 2));
    }
}
