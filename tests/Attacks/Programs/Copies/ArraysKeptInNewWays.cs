// fixes: ALLOC505
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// Arrays that a method keeps by null-conditional assignments, operators, tuples, patterns, extension members and collection expressions.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
sealed class Holder { public byte[]? A; public Memory<byte> M; public List<byte[]> L = []; public void operator +=(byte[] a) { A = a; } public byte[] P => field ??= new byte[2]; }
static class Ext { extension(byte[] a) { public byte[] Self => a; public byte[] Kept { get { s_x = a; return a; } } } public static byte[]? s_x; }
static class Program
{
    static readonly Holder s_h = new();
    static byte[]? s_last;
    static Func<byte[]>? s_f;
    static byte[] A(int n) { var m = new byte[2]; s_h?.A = m; return m; }
    static byte[] B(int n) { var m = new byte[2]; var h = s_h; h += m; return m; }
    static byte[] C(int n) { var m = new byte[2]; (s_last, _) = (m, n); return m; }
    static byte[] D(int n) { var m = new byte[2]; s_h.L = [m]; return m; }
    static byte[] E(int n) { var m = new byte[2]; s_f = () => m; return m; }
    static byte[] F(int n) { var m = new byte[2]; if (m is var k) s_last = k; return m; }
    static byte[] G(int n) { var m = new byte[2]; ref var r = ref s_last; r = m; return m; }
    static byte[] H(int n) { var m = new byte[2]; _ = m.Kept; return m; }
    static byte[] I(int n) { var m = new byte[2]; s_h.M = m; return m; }
    static byte[] J(int n) { var m = new byte[2]; _ = new Holder { A = m } is { A: var q } ? s_last = q : null; return m; }
    static byte[] K(int n) { byte[] m = [1, 2]; s_last = n switch { _ => m }; return m; }
    static byte[] L(int n) { byte[] m; return m = s_last = new byte[2]; }
    static byte[] M(int n) => s_last = new byte[2];
    static byte[] N(int n) => (s_h.A = new byte[2]).Self;
    static byte[] O(int n) { var m = new byte[2]; foreach (var x in new[] { m }) s_last = x; return m; }
    static byte[] P(int n) { var m = new byte[2]; void Keep() => s_last = m; Keep(); return m; }
    static byte[] Q(int n) => s_h.P;
    static byte[] R(int n) { var m = new byte[2]; var t = (m, n); s_last = t.m; return m; }
    static byte[] S(int n) { var m = new byte[2]; s_h.L.AddRange([m]); return m; }
    static byte[] T(int n) => n > 0 ? Array.Empty<byte>() : [.. Enumerable.Repeat((byte)1, 2)];
    static byte[] U(int n) { var m = new byte[2]; return m; }
    static void Show(byte[] copy, byte[]? kept) { copy[0]++; Console.Write((kept?[0] ?? 9) + " "); }
    static void Main() { for (var i = 0; i < 2; i++) Round(); }
    static void Round()
    {
        Show(A(1).ToArray(), s_h.A); Show(B(1).ToArray(), s_h.A); Show(C(1).ToArray(), s_last); Show(D(1).ToArray(), s_h.L[0]); Show(E(1).ToArray(), s_f!()); Show(F(1).ToArray(), s_last); Show(G(1).ToArray(), s_last);
        Show(H(1).ToArray(), Ext.s_x); Show(I(1).ToArray(), s_h.M.ToArray()); Show(J(1).ToArray(), s_last); Show(K(1).ToArray(), s_last); Show(L(1).ToArray(), s_last); Show(M(1).ToArray(), s_last); Show(N(1).ToArray(), s_h.A);
        Show(O(1).ToArray(), s_last); Show(P(1).ToArray(), s_last); Show(Q(1).ToArray(), s_h.P); Show(R(1).ToArray(), s_last); Show(S(1).ToArray(), s_h.L[^1]); Show(T(0).ToArray(), null); Show(U(0).ToArray(), null);
        Console.WriteLine();
    }
}
