// silent: ALLOC501
// A method of the framework runs the lambda that comes back.
using System;
using System.Collections.Generic;
using System.Linq;

static class Program
{
    static readonly List<int> One = new List<int> { 1 };

    static void Main() => Console.WriteLine(Walk(150));

    static int Walk(int n)
    {
        var scratch = new byte[480];
        scratch[n % 480] = (byte)n;
        return n == 0 ? 1 : One.Sum(one => Walk(n - one)) + scratch[n % 480];
    }
}
