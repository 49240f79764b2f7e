// refuses: ALLOC905
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// stack: 256
// Results of small classes that stay in no variable while a function runs again.
#nullable enable
using System;
sealed class Pair { public Pair(long a, long b) { A = a; B = b; } public long A { get; } public long B { get; } public Pair Add(Pair o) => new Pair(A + o.A, B + o.B); public static Pair operator *(Pair a, Pair b) => new Pair(a.A + b.B, a.B + b.A); }
sealed class Quad { public Quad(long a, long b) { A = a; B = b; } public long A { get; } public long B { get; } }
static class Program
{
    static Pair Walk(int n) => n == 0 ? new Pair(1, 2) : Walk(n - 1) * new Pair(n, n);
    static Pair Walk2(int n) => n == 0 ? new Pair(1, 2) : new Pair(n, 1).Add(Walk2(n - 1));
    static long Walk3(int n, Quad q) => n == 0 ? q.A : Walk3(n - 1, new Quad(q.A + 1, q.B)) + q.B;
    static long Walk4(int n) { if (n == 0) return 1; return Sum(new Quad(n, 1), new Quad(n, 2), new Quad(n, 3), Walk4(n - 1)); }
    static long Sum(Quad a, Quad b, Quad c, long d) => a.A + b.B + c.B + d;
    static void Main()
    {
        var best = 0;
        for (var n = 100; n <= 1600; n += 100) { if (Walk(n).A + Walk2(n).A + Walk3(n, new Quad(1, 2)) + Walk4(n) > 0) best = n; }
        Console.WriteLine(best);
    }
}
