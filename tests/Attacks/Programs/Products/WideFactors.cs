// silent: ALLOC703
// One factor of the first multiplication is a long already.
using System;

static class Program
{
    static long Literal(long now, int value) => now + value * 1000L;
    static long Cast(long now, int value) => now + (long)value * 60 * 1000;
    static double Real(int value) => TimeSpan.FromMilliseconds(value * 1000.0).TotalSeconds;
    static decimal Exact(decimal sum, int value) => sum + value * 1000m;

    static void Main()
    {
        foreach (var n in new[] { 0, 1, 2_147_484, int.MaxValue })
            Console.WriteLine(Literal(5, n) + " " + Cast(5, n) + " " + Real(n) + " " + Exact(5, n));
    }
}
