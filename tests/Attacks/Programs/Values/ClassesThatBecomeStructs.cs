// fixes: ALLOC905
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// Small classes with operators, constructors that throw, identity, own texts, initializers and required members.
#nullable enable
using System;
using System.Collections.Generic;
sealed class Point { public Point(int x, int y) { X = x; Y = y; } public int X { get; } public int Y { get; } public Point Add(Point o) => new Point(X + o.X, Y + o.Y); }
sealed class Named(int a, string b) { public int A { get; } = a; public string B { get; } = b; public override string ToString() => A + B; }
sealed class Equal { public Equal(int n) => N = n; public int N { get; } public bool Same(Equal o) => ReferenceEquals(this, o); }
sealed class Init { public required int A { get; init; } public int B { get; init; } = 7; }
sealed class Def { public int A { get; } = 3; public Def() { } public Def(int a) { A = a; } }
sealed class Range2 { public Range2(int lo, int hi) { if (lo > hi) throw new ArgumentException("lo"); Lo = lo; Hi = hi; } public int Lo { get; } public int Hi { get; } public static Range2 operator +(Range2 a, int n) => new Range2(a.Lo + n, a.Hi + n); public void Deconstruct(out int lo, out int hi) => (lo, hi) = (Lo, Hi); }
static class Program
{
    static string T(int n)
    {
        var r = ""; var sum = new Point(0, 0); Range2 rg = new(0, 1);
        for (var i = 0; i < n; i++)
        {
            var p = new Point(i, 2); sum = sum.Add(p); r += sum.X + p.Y;
            var q = new Named(i, "b"); r += q + q.B + q.ToString() + $"{q}";
            var e = new Equal(i); r += e.Same(e) + "" + e.Equals(new Equal(i)) + (e == e);
            var t = new Init { A = i }; r += t.A + t.B;
            var d = new Def(); r += d.A + new Def(i).A;
            rg += 1; var (lo, hi) = rg; r += lo + hi; try { r += new Range2(2, 1).Lo; } catch (ArgumentException) { r += "arg"; }
        }
        return r + sum.X;
    }
    static void Main() => Console.WriteLine(T(3));
}
