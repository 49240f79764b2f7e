// refuses: ALLOC703
// The product overflows, and what is printed depends on it.
using System;

static class Program
{
    static long At(long now, int seconds) => now + seconds * 1000;
    static double Span(int minutes) => TimeSpan.FromMilliseconds(minutes * 60 * 1000).TotalMinutes;

    static void Main()
    {
        foreach (var n in new[] { 0, 1, -1, 35_792, 2_147_484, int.MaxValue, int.MinValue })
            Console.WriteLine(At(5, n) + " " + Span(n) + " " + (long)(n * 1000));
    }
}
