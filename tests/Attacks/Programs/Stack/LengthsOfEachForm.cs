// fixes: ALLOC504
// Lengths of stack memory that are called, stepped, computed in checked code or given to a call.
#nullable enable
using System;
using System.Runtime.CompilerServices;

static class Program
{
    static int Calls;
    static int Next(int n) { Calls++; return n; }
    static void Main()
    {
        foreach (var n in new[] { 0, 5, 2000 })
        {
            Console.WriteLine(Run(Plain, n) + " " + Run(InChecked, n) + " " + Run(Called, n) + " " + Run(Field, n) + " " + Run(Nested, n) + " " + Run(Sum, n) + " " + Run(Skip, n) + " " + Run(Two, n));
        }
        Console.WriteLine(Calls);
    }
    static string Run(Func<int, int> f, int n) { try { return f(n) + ""; } catch (Exception e) { return e.GetType().Name; } }

    static int Plain(int n) { Span<byte> s = stackalloc byte[n]; s.Fill(1); return s.Length + (n > 0 ? s[n - 1] : 0); }
    static int InChecked(int n) { checked { Span<char> s = stackalloc char[n + 1]; s.Clear(); return s.Length; } }
    static int Called(int n) { Span<int> s = stackalloc int[Next(n)]; s[^1] = 3; return s[n - 1] + s.Length; }
    static readonly int[] Lengths = { 3 };
    static int Field(int n) { Lengths[0] = n; Span<long> s = stackalloc long[Lengths[0]--]; return s.Length + Lengths[0]; }
    static int Nested(int n) => Take(stackalloc byte[n], n) + Take(stackalloc byte[Math.Abs(n % 100)], n);
    static int Take(Span<byte> s, int n) => s.Length;
    static int Sum(int n) { ReadOnlySpan<byte> s = n > 3 ? stackalloc byte[n] : default; var t = 0; foreach (var b in s) t += b; return t + s.Length; }
    [SkipLocalsInit] static int Skip(int n) { Span<byte> s = stackalloc byte[n]; s.Clear(); return s.Length; }
    static int Two(int n) { Span<short> a = stackalloc short[n], b = stackalloc short[4]; a = b; return a.Length; }
}
