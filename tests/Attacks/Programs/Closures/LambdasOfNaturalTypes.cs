// fixes: ALLOC403, ALLOC501
// Lambdas in locals with a natural type, and with a type that an alias names.
#nullable enable
using System;
using System.Collections.Generic;
using Map = System.Func<int, int>;
using Ints = int[];
using Pair = (int A, int B);
static class Program
{
    static int Natural(int n, int k)
    {
        var s = 0;
        for (var i = 0; i < n; i++)
        {
            var f = (int x) => x + i; s += f(2);
            var g = long (int x) => x * i; s += (int)g(3);
            var h = (ref int x) => { x += i; }; h(ref s);
            var p = (params int[] xs) => xs.Length + i; s += p(1, 2);
            Map m = x => x - i; s += m(9);
            Func<Pair, Pair> q = t => (t.B + i, t.A); var (a, b) = q((1, 2)); s += a * b + q((3, 4)).A;
            Action<int> w = x => s += x; w(2); w.Invoke(obj: 3);
            var z = (scoped Span<int> xs) => xs[0] + i; s += z(stackalloc int[] { 4 });
        }
        return s;
    }
    static int Aliases(int n)
    {
        Ints a = new int[3]; a[0] = n; a[1] = 2; var s = 0;
        foreach (var x in a) s += x;
        return s + a.Length;
    }
    static void Main() { Console.WriteLine(Natural(3, 4)); Console.WriteLine(Aliases(5)); }
}
