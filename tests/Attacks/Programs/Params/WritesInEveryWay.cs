// refuses: ALLOC101
// target: net9.0
// Arguments of a params array that the callee writes by spans, references, views, interfaces and reflection.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Security.Cryptography;
using System.Threading;
static unsafe class W
{
    public static int A(params int[] x) { x.Reverse(); return x[0]; }
    public static int B(params int[] x) { x.Sort((a, b) => b - a); return x[0]; }
    public static int C(params int[] x) { Interlocked.Increment(ref x[0]); return x[0]; }
    public static int D(params int[] x) { Volatile.Write(ref x[0], x[0] + 1); return x[0]; }
    public static int E(params int[] x) { MemoryMarshal.GetArrayDataReference(x) += 2; return x[0]; }
    public static int F(params int[] x) { fixed (int* p = x) (*p)++; return x[0]; }
    public static int G(params int[] x) { ref var r = ref x[0]; r++; return x[0]; }
    public static int H(params int[] x) { (x[0], x[1]) = (x[1], x[0]); return x[0]; }
    public static int I(params int[] x) { foreach (ref var y in x.AsSpan()) y++; return x[0]; }
    public static int J(params int[] x) { IList<int> l = x; l[0]++; return x[0]; }
    public static int K(params int[] x) { x.SetValue(x[0] + 1, 0); return x[0]; }
    public static int L(params int[] x) { new ArraySegment<int>(x)[0]++; return x[0]; }
    public static int M(params int[] x) { new Span<int>(x).Fill(x[0] + 3); return x[0]; }
    public static int N(params int[] x) { Bump(ref x[0]); return x[0]; }
    static void Bump(ref int n) => n++;
    public static int O(params int[] x) { Span<int> s = x; s[0]++; return s[0]; }
    public static int P(params int[] x) { x.AsMemory().Span[0]++; return x[0]; }
    public static int Q(params int[] x) { Unsafe.Add(ref x[0], 1)++; return x[1]; }
    public static int R(params int[] x) { var y = x; y[0]++; return x[0]; }
    public static int S(params int[] x) { object o = x; ((int[])o)[0]++; return x[0]; }
    public static int T(params int[] x) { new[] { 9 }.CopyTo(x.AsSpan()); x[0] += 1; return x[0]; }
    public static int U(params int[] x) { Array.Copy(x, 1, x, 0, 1); return x[0]; }
    public static int V(params int[] x) { Action a = () => x[0]++; a(); return x[0]; }
    public static int X(params int[] x) { int.TryParse("7", out x[0]); return x[0]++; }
    public static int Y(params int[] x) { if (x is [var f, .. var rest]) { rest[0]++; return f + x[1]; } return -1; }
    public static int Z(params int[] x) { Memory<int> m = x; m.Span.Reverse(); return x[0]; }
    public static int Aa(params int[] x) { x[^1] ^= 1; return x[1]; }
    public static int Ab(params int[] x) { Add(x); return x[0]; }
    static void Add(Span<int> s) => s[0] += 5;
    public static int Ac(params int[] x) { x.Ext(); return x[0]; }
    static void Ext(this int[] a) => a[0]++;
    public static int Ad(params int[] x) { var (p, q) = (x, 1); p[0] += q; return x[0]; }
    public static int Ae(params int[] x) { Span<int> s = x.Length > 0 ? x : default; s[0]++; return x[0]; }
    public static int Af(params int[] x) { ref int r = ref (x.Length > 1 ? ref x[0] : ref x[1]); r++; return x[0]; }
    public static int Ag(params int[] x) { foreach (var i in x) x[0] = i + x[0]; return x[0]; }
    public static int Ah(params int[] x) { x.AsSpan()[..1][0]++; return x[0]; }
    public static int Ai(params int[] x) { x.Replace(1, 4); return x[0]; }
    public static int Aj(params int[] x) { var e = x.Select(z => z); ((int[])(object)x)[0]++; return e.First(); }
    public static int[] Ak(params int[] x) => x;
    public static IEnumerable<int> Al(params int[] x) { foreach (var i in x) yield return i; }
    public static int Am(params int[] x) { Random.Shared.Shuffle(x); Array.Sort(x); x[0]++; return x[0]; }
    public static byte An(params byte[] x) { RandomNumberGenerator.Fill(x); x[0] = (byte)(x[0] | 1); return (byte)(x[0] & 1); }
    public static int Ao(params int[] x) { var h = new Holder { Data = x }; h.Data[0]++; return x[0]; }
    public static int Ap(params int[] x) => new View(x).Next();
}
sealed class Holder { public int[] Data = []; }
ref struct View(Span<int> s) { Span<int> _s = s; public int Next() => ++_s[0]; }
static class Program
{
    static string Calls(int n)
    {
        var r = "";
        for (var i = 0; i < n; i++)
        {
            r += W.A(1, 2) + " " + W.B(1, 2) + W.C(1, 2) + W.D(1, 2) + " " + W.E(1, 2) + W.F(1, 2) + " " + W.G(1, 2) + W.H(1, 2) + " " + W.I(1, 2) + W.J(1, 2) + " " + W.K(1, 2) + W.L(1, 2) + W.M(1, 2) + " " + W.N(1, 2) + W.O(1, 2) + " " + W.P(1, 2) + W.Q(1, 2) + W.R(1, 2) + W.S(1, 2) + W.T(1, 2) + " " + W.U(1, 2) + W.V(1, 2) + W.X(1, 2);
            r += W.Y(1, 2) + " " + W.Z(1, 2) + W.Aa(1, 2) + " " + W.Ab(1, 2) + W.Ac(1, 2) + " " + W.Ad(1, 2) + W.Ae(1, 2) + " " + W.Af(1, 2) + W.Ag(1, 2) + " " + W.Ah(1, 2) + W.Ai(1, 2) + " " + W.Aj(1, 2) + W.Am(1, 2) + W.An(1, 2) + W.Ao(1, 2) + W.Ap(1, 2);
            W.Ak(1, 2)[0]++; r += W.Ak(1, 2)[0] + string.Join("", W.Al(1, 2));
        }
        return r;
    }
    static string Loops(int n)
    {
        var r = "";
        for (var i = 0; i < n; i++)
        {
            int[] a = { 1, 2 }; a.Reverse(); r += a[0];
            int[] b = [1, 2]; b.Sort((x, y) => y - x); r += b[0];
            var c = new[] { 1, 2 }; Interlocked.Increment(ref c[0]); r += c[0];
            var d = new[] { 1, 2 }; foreach (ref var y in d.AsSpan()) y++; r += d[0];
            var e = new[] { 1, 2 }; IList<int> l = e; l[0]++; r += e[0];
            var f = new[] { 1, 2 }; Span<int> s = f; s[0]++; r += f[0];
            var g = new[] { 1, 2 }; g.Replace(1, 5); r += g[0];
            var h = new[] { 1, 2 }; MemoryMarshal.GetArrayDataReference(h)++; r += h[0];
            var j = new[] { 1, 2 }; if (j is [.., var last] && j is { Length: 2 } k) { k[1] += last; r += j[1]; }
            var m = new[] { 1, 2 }; (m[0], _) = (m[0] + 4, 1); r += m[0];
            var o = new[] { "a", "b" }; o.AsSpan().Reverse(); r += o[0];
            var p = new[] { 'a', 'b' }; p.AsSpan(1).Fill('z'); r += new string(p);
            var q = new char[] { 'a', 'b' }; q.Reverse(); r += q[0];
            var t = new string[] { "x", "y" }; t.Reverse(); r += t[0];
            var u = new[] { 1, 2 }; new View(u).Next(); r += u[0];
            var v = new[] { 1, 2 }; foreach (var z in v) v[1] += z; r += v[1];
        }
        return r;
    }
    static void Main() => Console.WriteLine(Calls(2) + Loops(2));
}
