// fixes: ALLOC505
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// Maxima, sums and searches of items in an array: NaN, negative zero, overflow, effects in order, types that are converted.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;

static class Program
{
    static string s_log = "";
    static int Say(int x) { s_log += x; return x; }
    static int? None => null;
    static string A(int a, int b, int c) => new[] { a, b, c }.Max() + "," + new[] { a, b, c }.Min() + "," + new[] { a, b, c }.Sum();
    static string B(double a, double b) => new[] { a, b }.Max() + "," + 1 / new[] { a, b }.Min() + "," + new[] { a, b }.Contains(double.NaN) + "," + new[] { a, b }.Contains(0.0);
    static string C(int a, int b) => new[] { Say(a), Say(b), Say(1) }.Max() + s_log + new[] { Say(a), Say(b) }.Contains(Say(3)) + s_log;
    static string D(int a, long b) => new[] { a, b }.Max() + "," + new long[] { a, (int)b }.Min() + "," + new double[] { a, b }.Max();
    static string E(string? a, string? b) => new[] { a, b }.Contains("x") + "," + new[] { a, b }.Max() + "," + new[] { a, b }.Contains(null) + "," + new[] { a, b }.Any(x => x == null);
    static string F(int? a, int? b) => new[] { a, b }.Max() + "," + new[] { a, b }.Min() + "," + new[] { a, b }.Contains(null) + "," + new[] { a, b }.Sum();
    static string G(decimal a, decimal b) => new[] { a, b }.Max() + "," + new[] { a, b }.Min() + "," + new[] { a, b }.Contains(1.00m);
    static string H(char a, char b) => new[] { a, b }.Contains('x') + "," + new[] { a, b }.Max() + "," + new List<char> { a, b }.Contains('y');
    static string I(byte a, byte b) => new[] { a, b }.Max() + "," + new[] { a, b }.Max().GetType().Name + "," + new byte[] { a, b, 3 }.Min().GetType();
    static string J(int a) => new[] { a }.Max() + "," + new[] { a }.Contains(3) + "," + new[] { a, a }.Average();
    static string K(DayOfWeek a, DayOfWeek b) => new[] { a, b }.Contains(DayOfWeek.Friday) + "," + new[] { a, b }.Max();
    static string L(float a, float b) => new[] { a, b }.Max() + "," + new[] { a, b }.Min() + "," + 1 / new[] { a, b }.Max();
    static string M(object a, object b) => new[] { a, b }.Contains(1) + "," + new[] { a, b }.Contains("s") + "," + new object[] { a, 2 }.Contains(2);
    static string N(uint a, ulong b, short c, nint d) => new[] { a, 3u }.Max() + "," + new[] { b, 4ul }.Min() + "," + new[] { c, (short)2 }.Max() + "," + new[] { d, 5 }.Max();
    static string O(DateTime a, DateTime b) => new[] { a, b }.Max().Kind + "," + new[] { a, b }.Min().Kind + "," + new[] { a, b }.Contains(b);
    static string P(int a, int b) { checked { return new[] { a, b }.Sum() + "," + new[] { a + b, b }.Max(); } }
    static string Q(int a, int b) { var m = new[] { a, b = 7, b + 1 }.Max() + b; return m + ""; }
    static string R(int a) => new[] { a++, a, a++ }.Max() + "," + a + new[] { 1, 2, 3 }.Contains(a) + new HashSet<int> { 1, a }.Contains(5) + ((int[])[a, 2]).Max();
    static string S(int a, int b) => new HashSet<int>(new[] { a, b }).Count + "," + new List<int>(new[] { a, b }).Capacity + "," + new Queue<int>(new[] { a, b }).Peek() + new Stack<int>(new[] { a, b }).Peek() + string.Concat(new[] { a + "", b + "" }) + string.Join("-", new[] { a, b });
    static string Try(Func<object> f) { try { return f() + ";"; } catch (Exception e) { return e.GetType().Name + ";"; } }

    static void Main()
    {
        Console.WriteLine(Try(() => A(1, 5, -3)) + Try(() => A(int.MaxValue, 1, int.MinValue)) + Try(() => A(int.MaxValue, 1, 1)));
        foreach (var (a, b) in new[] { (0.0, -0.0), (-0.0, 0.0), (double.NaN, 1), (1, double.NaN), (double.NaN, double.NaN), (double.PositiveInfinity, double.NaN) })
            Console.WriteLine(Try(() => B(a, b)) + Try(() => L((float)a, (float)b)));
        Console.WriteLine(Try(() => C(3, 2)) + Try(() => D(3, 1L << 60)) + Try(() => E("x", null)) + Try(() => E(null, null)) + Try(() => E("a", "B")) + Try(() => F(null, 3)) + Try(() => F(null, null)) + Try(() => G(1.0m, 1.00m)) + Try(() => G(1.00m, 1.0m)) + Try(() => H('x', 'y')) + Try(() => I(3, 200)) + Try(() => J(int.MaxValue)) + Try(() => K(DayOfWeek.Friday, DayOfWeek.Monday)));
        Console.WriteLine(Try(() => M(1, "s")) + Try(() => M(null!, 1L)) + Try(() => N(1, 2, 3, 4)) + Try(() => O(new DateTime(5, DateTimeKind.Utc), new DateTime(5, DateTimeKind.Local))) + Try(() => P(int.MaxValue, 1)) + Try(() => Q(3, 4)) + Try(() => R(4)) + Try(() => S(3, 3)));
    }
}
