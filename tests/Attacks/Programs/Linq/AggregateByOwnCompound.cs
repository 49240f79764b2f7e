// fixes: ALLOC602
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// An operator of assignment of the project does something else than the operator that it is named after.
#nullable enable
using System;
using System.Linq;
using System.Collections.Generic;
sealed class Sum(int n)
{
    public int N = n;
    public static Sum operator +(Sum a, Sum b) => new(a.N + b.N);
    public void operator +=(Sum b) { N += b.N * 100; }
    public void operator ++() { N += 1000; }
    public static Sum operator ++(Sum a) => new(a.N + 1);
}
static class Program
{
    static int A(List<Sum> l) => l.Aggregate((a, b) => a + b).N;
    static int B(Sum[] l) => l.Aggregate(new Sum(0), (a, b) => a + b).N;
    static int C(Sum[] l) { var s = new Sum(1); foreach (var x in l) s = s + x; return s.N; }
    static int D(List<int> l) => l.Where(x => x > 1).Sum();
    static int E(List<Sum> l) => l.Where(x => x.N > 1).Select(x => x + x).Count(x => x.N > 4);
    static void Main()
    {
        var l = new List<Sum> { new(1), new(2), new(3) };
        Console.WriteLine(A(l) + " " + A(l) + " " + B(l.ToArray()) + " " + B(l.ToArray()) + C(l.ToArray()) + D([1, 2, 3]) + E(l));
        Console.WriteLine(string.Join(",", l.Select(x => x.N)));
    }
}
