// refuses: ALLOC403
// stack: 256
// What a lambda captures is in a closure, and on the stack for a local function.
using System;
using System.Runtime.CompilerServices;
[InlineArray(256)] struct Big { private long _e; }
static class Program
{
    static Big s_source;
    static long Walk(int n)
    {
        if (n <= 0) return 1;
        long sum = 0;
        for (var i = 0; i < 1; i++)
        {
            var big = s_source;
            big[0] = n;
            var k = n - 1;
            Func<int, long> f = x => Walk(x - 1 + k - k) + big[0] + k;
            sum += f(n);
        }
        return sum;
    }
    static void Main() => Console.WriteLine(Walk(300));
}
