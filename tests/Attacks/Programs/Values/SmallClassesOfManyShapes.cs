// fixes: ALLOC905
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// Small classes with annotations, partial parts, primary constructors, chained constructors and lambdas of initializers.
#nullable enable
using System;
using System.Diagnostics.CodeAnalysis;
using P2 = Point;
sealed class Point { public Point(int x, int y) { X = x; Y = y; } public Point(int x) : this(x, x + 1) { } public int X { get; } public int Y { get; } }
internal sealed partial class Parted { public int A { get; } }
internal sealed partial class Parted { public Parted(int a) { A = a; Total += a; } public static int Total; }
sealed class Prime(int a, string s) { public int A => a; public string S => s + a; public int Len { get; } = s.Length; }
sealed class Throws { public Throws(int a) { A = a; if (a == 2) throw new InvalidOperationException(); B = a * 2; } public int A { get; } public int B { get; } }
sealed class Early { public Early(int a) { B = Peek(); A = a; B += A; } public int A { get; } public int B { get; } private int Peek() => A + 100; }
sealed class Conv { public Conv(int n) => N = n; public int N { get; } public static implicit operator Conv(int n) => new(n); public static explicit operator string(Conv c) => "c" + c.N; public static bool operator true(Conv c) => c.N > 1; public static bool operator false(Conv c) => c.N <= 1; public static Conv operator &(Conv a, Conv b) => new(a.N & b.N); public static Conv operator -(Conv a) => new(-a.N); public static Conv operator ++(Conv a) => new(a.N + 1); }
sealed class Own { public Own(int n) => N = n; public int N { get; } public override string ToString() => base.ToString() + N; }
readonly record struct Around(int K);
sealed record Rec(int A, string B) { public int C { get; init; } = A + 1; }
sealed record Flo(double A) ;
static class Program
{
    static int Annotated(int n)
    {
        var r = 0;
        for (var i = 0; i < n; i++) { P2 best = new Point(i, 2); Point other = new(i + 1); r += best.X * other.Y; if (i > 1) best = other; r += best.X; }
        return r;
    }
    static string Parts(int n)
    {
        var r = "";
        for (var i = 0; i < n; i++) { var p = new Parted(i); r += p.A + Parted.Total; var q = new Prime(i, "q" + i); r += q.A + q.S + q.Len; }
        return r;
    }
    static string Throwing(int n)
    {
        var r = ""; var t = new Throws(0);
        for (var i = 0; i < n; i++)
        {
            try { t = new Throws(i + 1); } catch (InvalidOperationException) { r += "x"; }
            r += t.A + "," + t.B + ";";
            var e = new Early(i); r += e.A + "," + e.B + ";";
        }
        return r;
    }
    static string Convs(int n)
    {
        var r = "";
        for (var i = 0; i < n; i++)
        {
            Conv c = i; Conv d = c++; if (c && d) r += "t"; r += (string)c + (string)(-d) + (string)(i > 1 ? c : 5) + (c ? 1 : 0);
            r += new Own(i).ToString();
        }
        return r;
    }
    static string Recs(int n)
    {
        var r = "";
        for (var i = 0; i < n; i++)
        {
            var a = new Rec(i, "b"); var b = a with { A = 7 }; r += a.ToString() + b.C + (a == b) + (a == a with { }) + (a != new Rec(i, "b"));
            var (x, y) = b; r += x + y;
            var f = new Flo(double.NaN); var g = new Flo(i == 0 ? 0.0 : -0.0); r += (f == new Flo(double.NaN)) + "" + (g == new Flo(0.0)) + f.ToString() + g;
        }
        return r;
    }
    static void Main() { Console.WriteLine(Annotated(3)); Console.WriteLine(Parts(3)); Console.WriteLine(Throwing(3)); Console.WriteLine(Convs(3)); Console.WriteLine(Recs(3)); }
}
