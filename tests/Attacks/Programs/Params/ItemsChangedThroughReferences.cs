// fixes: ALLOC101
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// Items that change through references, pointers, spans, operators of assignment and extension members with a ref receiver.
#nullable enable
using System;
using System.Runtime.CompilerServices;
struct Num(int n) { public int N = n; public void operator +=(int k) { N += k; } public void operator ++() { N++; } public void Bump() { N++; } }
ref struct Hold(ref int r) { public ref int R = ref r; }
static class Ext { extension(ref Num n) { public void Grow() { n.N += 5; } public int Grown { get { n.N += 7; return n.N; } } } }
[InlineArray(2)] struct Two { int _a; }
static unsafe class Program
{
    static int In(int v, params int[] xs) { var s = 0; foreach (var x in xs) s += x * v; return s; }
    static int InN(int v, params Num[] xs) { var s = 0; foreach (var x in xs) s += x.N * v; return s; }
    static int A(int a, int b) { var s = 0; ref var r = ref a; for (var i = 0; i < 3; i++) { s += In(i, a, b); r++; } return s; }
    static int B(int a, int b) { var s = 0; var h = new Hold(ref a); for (var i = 0; i < 3; i++) { s += In(i, a, b); h.R++; } return s; }
    static int C(int a, int b) { var s = 0; var p = &a; for (var i = 0; i < 3; i++) { s += In(i, a, b); (*p)++; } return s; }
    static int D(Num a, Num b) { var s = 0; for (var i = 0; i < 3; i++) { s += InN(i, a, b); a += 2; } return s; }
    static int E(Num a, Num b) { var s = 0; for (var i = 0; i < 3; i++) { s += InN(i, a, b); a++; } return s; }
    static int F(Num a, Num b) { var s = 0; for (var i = 0; i < 3; i++) { s += InN(i, a, b); a.Grow(); } return s; }
    static int G(Num a, Num b) { var s = 0; for (var i = 0; i < 3; i++) { s += InN(i, a, b); s += a.Grown; } return s; }
    static int H(Num a, Num b) { var s = 0; for (var i = 0; i < 3; i++) { s += InN(i, a, b); Unsafe.Add(ref a, 0).N++; } return s; }
    static int I(int a, int b) { var s = 0; var span = new Span<int>(ref a); for (var i = 0; i < 3; i++) { s += In(i, a, b); span[0]++; } return s; }
    static int J(int a, int b) { var s = 0; Span<int> span = new(ref a); for (var i = 0; i < 3; i++) { s += In(i, a, b); foreach (ref var x in span) x++; } return s; }
    static int K(int a, int b) { var s = 0; for (var i = 0; i < 3; i++) { s += In(i, a, b); (a, b) = (b, a + 1); } return s; }
    static int L(int a, int b) { var s = 0; for (var i = 0; i < 3; i++) { s += In(i, a, b); if ((i, a) is (1, var q)) s += q; } return s; }
    static int M(int a, int b) { var s = 0; for (var i = 0; i < 3; i++) { s += In(i, a, b); ref var r = ref (i > 0 ? ref a : ref b); r += 3; } return s; }
    static int N(int a, int b) { var s = 0; for (var i = 0; i < 3; i++) { s += In(i, a, b); Set(out a, i); } return s; }
    static void Set(out int x, int n) => x = n;
    static int O(int a, int b) { var s = 0; for (var i = 0; i < 3; i++) { s += In(i, a, b); } return s; }
    static void Main()
    {
        Console.WriteLine(A(1, 2) + " " + B(1, 2) + " " + C(1, 2) + " " + D(new(1), new(2)) + " " + E(new(1), new(2)) + " " + F(new(1), new(2)) + " " + G(new(1), new(2)) + " " + H(new(1), new(2)));
        Console.WriteLine(I(1, 2) + " " + J(1, 2) + " " + K(1, 2) + " " + L(1, 2) + " " + M(1, 2) + " " + N(1, 2) + " " + O(1, 2));
    }
}
