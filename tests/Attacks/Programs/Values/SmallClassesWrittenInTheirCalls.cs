// fixes: ALLOC905
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// Objects of small classes whose variable is written while a call, an index, an operator or a loop that begins with it still runs.
#nullable enable
using System;
using System.Collections.Generic;
using System.Threading.Tasks;
sealed class A { public A(int n) => N = n; public int N { get; } public int Plus(int k) => N * 10 + k; public int this[int k] => N * 100 + k; }
sealed class B { public B(int n) => N = n; public int N { get; } public int Plus(int k) => N * 10 + k; public static B operator +(B a, B b) => new B(a.N * 10 + b.N); public static implicit operator int(B b) => b.N; }
sealed class C { public C(int n) => N = n; public int N { get; } public int Plus(int k) => N * 10 + k; }
sealed class D { public D(int n) => N = n; public int N { get; } public int Plus(int k) => N * 10 + k; public int Length => N; public int this[int k] => N * 100 + k; }
sealed class G { public G(int n) => N = n; public int N { get; } public int Plus(int k) => N * 10 + k; }
sealed class H { public H(int n) => N = n; public int N { get; } public Up GetEnumerator() => new Up(N); }
struct Up { private int _n; public Up(int n) { _n = n; Current = 0; } public int Current { get; private set; } public bool MoveNext() => Current++ < _n; }
sealed class W { public W(int n) => N = n; public int N { get; } public int Plus(int k) => N * 10 + k; public int More(int a, int b = 4) => N + a + b; }
static class Ext
{
    extension(W w) { public int Twice(int k) => w.N * 2 + k; public int this[string s] => w.N + s.Length; }
}
static class Program
{
    static int Index(int n)
    {
        var r = 0;
        for (var i = 0; i < n; i++) { var a = new A(i); r += a[(a = new A(i + 5)).N] + a.N; }
        return r;
    }
    static int Op(int n)
    {
        var r = 0;
        for (var i = 0; i < n; i++) { var b = new B(i); r += b + (b = new B(i + 5)) + b; r += (b + (b = new B(2))).Plus(b); }
        return r;
    }
    static int Fn(int n)
    {
        var r = 0;
        for (var i = 0; i < n; i++)
        {
            var c = new C(i);
            r += c.Plus(Next()) + c.N;
            int Next() { c = new C(c.N + 3); return c.N; }
        }
        return r;
    }
    static int Ends(int n)
    {
        var r = 0;
        for (var i = 0; i < n; i++) { var d = new D(i + 3); r += d[^1]; r += d.Plus(d.N switch { 3 => (d = new D(9)).N, var k => k + (d = new D(1)).N }); r += d.N; }
        return r;
    }
    static async Task<int> Awaits(int n)
    {
        var r = 0;
        for (var i = 0; i < n; i++)
        {
            var g = new G(i);
            r += g.Plus(await Wait(i)) + g.N;
            r += g.Plus(await Wait((g = new G(i + 7)).N)) + g.N;
        }
        return r;
    }
    static async Task<int> Wait(int k) { await Task.Yield(); return k; }
    static int Each(int n)
    {
        var r = 0;
        for (var i = 0; i < n; i++) { var h = new H(i); foreach (var x in h) { h = new H(1); r += x * 10 + h.N; } }
        return r;
    }
    static int Interp(int n)
    {
        var r = 0;
        for (var i = 0; i < n; i++) { var w = new W(i); r += w.More(b: (w = new W(8)).N, a: w.N); r += w.Twice((w = new W(3)).N); r += w.Plus(int.TryParse("7", out var q) ? (w = new W(q)).N : 0); }
        return r;
    }
    static void Main() { Console.WriteLine($"{Index(3)} {Op(3)} {Fn(3)} {Ends(3)} {Awaits(3).Result} {Each(4)} {Interp(3)}"); }
}
