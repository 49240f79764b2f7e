// fixes: ALLOC905
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// Small classes with primary constructors, required members, 'init', deconstruction, compound operators, default members, extension blocks and uninitialized locals.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;

sealed class P1(int x, int y) { public int X => x; public int Y { get; } = y + 1; public int Sum() => x + Y; public static P1 operator +(P1 a, P1 b) => new(a.X + b.X, a.Y + b.Y); public override string ToString() => X + "," + Y; }
sealed class P2 { public required int A { get; init; } public int B { get; init; } = 4; public P2(int c) => C = c; public int C { get; } }
sealed record P3(int A, string B) { public int Len => B.Length; }
sealed class P4 { readonly int _a; readonly string? _b; public P4(int a, string? b = null) { _a = a; _b = b ?? "none"; } public int A => _a; public string B => _b ?? "zero"; public P4 With(int a) => new(a, _b); public int this[int i] => _a + i; }
sealed class P5(int a) { public readonly int A = a; public int Twice { get { return A * 2; } } public static P5 Make(int a) => new(a); public static implicit operator int(P5 p) => p.A; public static explicit operator P5(int a) => new(a); public static bool operator true(P5 p) => p.A > 1; public static bool operator false(P5 p) => p.A <= 1; public void Deconstruct(out int x, out int y) { x = A; y = A + 1; } }
sealed class P6 { public P6(int a, int b) { A = a; B = b; if (a < 0) throw new ArgumentException(); } public int A { get; } public int B { get; } public bool Same(P6 o) => A == o.A && B == o.B; public P6 Next => new(A + 1, B); public P6 Max(P6 o) => o.A > A ? o : this; }
sealed class P7(int n) { static int s_made; public int N { get; } = n + s_made++; public int M = n; }
sealed record P8(long A) { public static P8 Zero => new(0); public static P8 operator ++(P8 p) => new(p.A + 1); public P8 Inc() => this with { A = A + 1 }; }
sealed class P9(Func<int, int> f, int k) { public int Run() => f(k); public int K => k; }
static class Ext { extension(P1 p) { public int Prod => p.X * p.Y; public P1 Swap() => new(p.Y, p.X); } public static int Add(this P6 p, int k) => p.A + k; }

static class Program
{
    static int A(int k) { var s = 0; for (var i = 0; i < 3; i++) { var p = new P1(i, k); p += new P1(1, 1); p = p.Swap(); s += p.Sum() + p.Prod; var q = p; p = new P1(0, 0); s += q.X; s += p.ToString().Length; } return s; }
    static int B(int k) { var s = 0; for (var i = 0; i < 3; i++) { var p = new P2(i) { A = k }; var q = new P2(k) { A = i, B = 9 }; s += p.A + p.B * 10 + p.C + q.B; } return s; }
    static string C(int k) { var s = ""; for (var i = 0; i < 3; i++) { var p = new P3(i, "b" + k); var q = p with { A = k }; s += p == q; s += p.Len + q.A; var (a, b) = q; s += a + b; s += p.Equals(q); s += q.ToString(); } return s; }
    static string D(int k) { var s = ""; P4 p = new(k); for (var i = 0; i < 3; i++) { p = p.With(i); s += p.A + p.B + p[2]; P4 q; if (i > 1) q = p; else q = new P4(7, "x"); s += q.B; (p, q) = (q, p); s += p.A; } return s; }
    static int E(int k) { var s = 0; for (var i = 0; i < 3; i++) { var p = P5.Make(i + k); s += p; s += p.Twice; var (x, y) = p; s += x * y; if (p) s++; s += ((P5)4).A; s += (i > 1 ? p : new P5(9)).A; s += i switch { 0 => p, _ => new P5(3) }; } return s; }
    static int F(int k) { var s = 0; for (var i = 0; i < 3; i++) { try { var p = new P6(i + k, 2); s += p.Next.Max(p).A + p.Add(3) + (p.Same(p.Next) ? 1 : 0); p = new P6(-i, 1); s += p.B; } catch (ArgumentException) { s += 1000; } } return s; }
    static int G(int k) { var s = 0; for (var i = 0; i < 3; i++) { var p = new P7(k); s += p.N * 10 + p.M; s += new P7(i).N; } return s; }
    static long H(int k) { var p = P8.Zero; var t = 0L; for (var i = 0; i < k; i++) { p++; p = p.Inc(); t += p.A; var q = p++; t += q.A; t += (++p).A; } return t; }
    static int I(int k) { var s = 0; for (var i = 0; i < 3; i++) { var j = i; var p = new P9(x => x + j, k); s += p.Run() + p.K; P6 Local(P6 a) => a.Next; s += Local(new P6(i, k)).A; Func<int> f = () => p.K + j; s += f(); } return s; }
    static string Try(Func<object> f) { try { return f() + ";"; } catch (Exception e) { return e.GetType().Name + ";"; } }
    static void Main()
    {
        foreach (var k in new[] { 0, 1, 5, -1 })
            Console.WriteLine(Try(() => A(k)) + Try(() => B(k)) + Try(() => C(k)) + Try(() => D(k)) + Try(() => E(k)) + Try(() => F(k)) + Try(() => G(k)) + Try(() => H(k)) + Try(() => I(k)));
    }
}
