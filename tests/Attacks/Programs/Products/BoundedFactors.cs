// silent: ALLOC703
// Each factor is too small to overflow: by its type, by arithmetic, or by a test before it.
using System;

static class Program
{
    static long Small(long now, byte value, short other) => now + value * 100_000 + other * 1000;
    static long Rest(long now, int value) => now + value % 60 * 1000 + Math.Min(value & 63, 60) * 10_000;
    static long Tested(long now, int value) => value is > 0 and < 3600 ? now + value * 1000 : now;
    static long Clock(DateTime at) => at.Ticks + at.Minute * 60 * 10_000;

    static void Main()
    {
        foreach (var n in new[] { 0, 1, 3599, int.MaxValue })
            Console.WriteLine(Small(5, (byte)n, (short)n) + " " + Rest(5, n) + " " + Tested(5, n));
        Console.WriteLine(Clock(new DateTime(2026, 1, 2, 3, 59, 5)));
    }
}
