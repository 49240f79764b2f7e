// refuses: ALLOC703
// Two multiplications are done beside each other, and each may overflow.
using System;

static class Program
{
    static long Both(long now, int a, int b) => now + (a * 10) * (b * 1000);

    static void Main()
    {
        foreach (var n in new[] { 0, 1, 1000, 2_147_484 })
            Console.WriteLine(Both(5, n, n) + " " + Both(5, 3, n));
    }
}
