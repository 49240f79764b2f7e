// fixes: ALLOC504
// Lengths in arguments of calls that the compiler leaves out, beside handlers, in field initializers, 'using', conditional access, null-conditional assignment and checked code.
#nullable enable
using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Runtime.CompilerServices;

class Node { public int V; public Node? Next; public int this[int i] { get => V; set => V = value; } }
ref struct Res { public Span<byte> S; public Res(Span<byte> s) => S = s; public int Dispose2() => S.Length; public void Dispose() => Console.Write("D" + S.Length); }
class Fields(int n) { readonly int _a = Program.Fill(stackalloc byte[n + 1]); static int s_b = Program.Fill(stackalloc byte[Program.N]); public int Sum => _a + s_b; }
record Rec(int N) { public int M { get; init; } = Program.Fill(stackalloc byte[N]); }
static class Program
{
    public static int N = 700;
    public static int Fill(scoped Span<byte> s) { s.Fill(1); var t = 0; foreach (var b in s) t += b; return t; }
    [Conditional("NOPE")] static void Trace(Span<byte> s) => Console.Write(s.Length);
    static int Two(int a, scoped Span<byte> s, int b) => a + s.Length * 10 + b;
    static ReadOnlySpan<byte> Pick(ReadOnlySpan<byte> a, scoped Span<byte> s) => a[s.Length..];
    static int A(int n) { Trace(stackalloc byte[n]); return n; }
    static int B(Node? x, int n) { x?.V = Fill(stackalloc byte[n]); x?.Next?.V = Fill(stackalloc byte[n + 1]); x?[Fill(stackalloc byte[n])] = n; return x?.V ?? -1; }
    static int C(int n) { using var r = new Res(stackalloc byte[n]); Fill(r.S); return r.S[0] + r.Dispose2(); }
    static int D(int n) => Two(n++, stackalloc byte[n], n++);
    static int E(int n) => Two(b: n++, s: stackalloc byte[n], a: n--);
    static int F(byte[] a, int n) => Pick(a, stackalloc byte[n])[0];
    static int G(int n) { if (n > 100_000_000) throw new Exception(); Span<byte> s = stackalloc byte[n], t = n > 3 ? stackalloc byte[n] : s; return Fill(t); }
    static int H(int n) { scoped Span<byte> s; if (n > 5) { s = n > 6 ? stackalloc byte[n] : default; } else { s = default; } return Fill(s); }
    static int I(int n) { return checked(Fill(stackalloc byte[n * 2]) + n); }
    static int J(int n) { checked { return Fill(stackalloc byte[n * 1_000_000_000]); } }
    static int K(int n) { unchecked { Span<long> s = stackalloc long[n * 3 - 2]; return s.Length; } }
    static int L(string? t) => Fill(stackalloc byte[t?.Length ?? 4]);
    static int M(string t) { Span<char> c = stackalloc char[t.Length]; var k = t.AsSpan().ToUpperInvariant(c); return k + c[0]; }
    static int O(int[] l) { Span<int> c = stackalloc int[l.Length + 1]; l.CopyTo(c); c[^1] = 5; return c[^1] + c.Length + c[0]; }
    static bool P(int n) => (stackalloc byte[n]).Length is > 3 and < 900 || (stackalloc byte[n + 1]).IsEmpty;
    static string Q(int n) => n switch { 0 => "zero", > 600 when Fill(stackalloc byte[n]) > 3 => "big" + Fill(stackalloc byte[n]), _ => $"{Fill(stackalloc byte[n])}" };
    static int R(int n) { try { return Fill(stackalloc byte[n]); } catch (OverflowException) { return -1; } }
    static int S<T>(int n) where T : unmanaged { Span<T> s = stackalloc T[n]; return s.Length; }
    static int T(int n) { ReadOnlySpan<int> s = (stackalloc int[n])[..(n / 2)]; return s.Length; }
    static int U(int n) { Func<int, int> f = static m => Fill(stackalloc byte[m]); int L(int m) => Fill(stackalloc byte[m + n]); return f(n) + L(n); }
    static int V(int n) { lock (typeof(Node)) { foreach (var x in (ReadOnlySpan<byte>)stackalloc byte[n]) n += x; } return n; }
    static int W(int n) { if (Fill(stackalloc byte[n]) is var k && k > 3) return k; else return Fill(stackalloc byte[k]); }
    static int X(int n) { switch (Fill(stackalloc byte[n])) { case 1: return 1; case var k: { Span<byte> q = stackalloc byte[k + Fill(stackalloc byte[k])]; return q.Length; } } }
    static string Try(Func<object> f) { try { return f() + ";"; } catch (Exception e) { return e.GetType().Name + ";"; } }
    static void Main()
    {
        foreach (var n in new[] { 0, 1, 5, 7, 300, 513, 2000 })
            Console.WriteLine(Try(() => A(n)) + Try(() => B(new Node { Next = new() }, n)) + Try(() => B(null, n)) + Try(() => C(n)) + Try(() => D(n)) + Try(() => E(n)) + Try(() => F(new byte[600], n)) + Try(() => G(n)) + Try(() => H(n)) + Try(() => I(n)) + (n is 5 or 7 ? Try(() => J(n)) : "") + Try(() => n == 0 ? 0 : K(n)) + Try(() => L(null)) + Try(() => L(new string('a', n))) + Try(() => M(new string('b', n + 1))) + Try(() => O(new int[n])) + Try(() => P(n)) + Try(() => Q(n)) + Try(() => R(n)) + Try(() => S<Guid>(n)) + Try(() => S<byte>(n)) + Try(() => T(n)) + Try(() => U(n)) + Try(() => V(n)) + Try(() => W(n)) + Try(() => X(n)) + Try(() => new Fields(n).Sum) + Try(() => new Rec(n).M));
    }
}
