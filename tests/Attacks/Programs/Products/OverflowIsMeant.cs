// silent: ALLOC703
// Unchecked says that the product may overflow, as in a hash.
using System;

static class Program
{
    static long Mix(long hash, int value) => unchecked(hash * 31 + value * 1_000_003);
    static long Block(long hash, int value) { unchecked { return hash + value * 7_654_321; } }

    static void Main()
    {
        foreach (var n in new[] { 0, 1, 2_147_484, int.MinValue })
            Console.WriteLine(Mix(5, n) + " " + Block(5, n));
    }
}
