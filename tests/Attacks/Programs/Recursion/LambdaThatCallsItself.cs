// silent: ALLOC501
// The array is in a lambda that a local variable holds and that calls itself by it.
using System;

static class Program
{
    static void Main()
    {
        Func<int, int> walk = null;
        walk = n =>
        {
            var scratch = new int[120];
            scratch[n % 120] = n;
            return n == 0 ? 0 : walk(n - 1) + scratch[n % 120];
        };
        Console.WriteLine(walk(400));
    }
}
