// refuses: ALLOC401
// stack: 256
// The callback comes back to the method that passes it, with four values.
using System;
static class Program
{
    static int Run(Func<int, int> f, int x) => f(x);
    static int Walk(int n, long a, long b, long c, long d)
    {
        if (n <= 0) return 1;
        return Run(x => Walk(x, a, b + 1, c + 2, d + 3), n - 1) + 1;
    }
    static void Main() { Console.WriteLine(Walk(1200, 1, 2, 3, 4)); }
}
