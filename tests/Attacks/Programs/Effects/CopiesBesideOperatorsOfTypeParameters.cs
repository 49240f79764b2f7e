// fixes: ALLOC501
// Copies for a reader, beside what an operator of a type parameter, a conversion of it or a member of an interface with a body does to their source.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Numerics;
using System.Text;
readonly struct N(int n) : IAdditionOperators<N, int, int>, IUnaryNegationOperators<N, int>
{
    public static readonly byte[] Shared = [65, 66, 67, 68];
    private readonly int _n = n;
    public static int operator +(N a, int b) { Shared[1]++; return a._n + b; }
    public static int operator -(N a) { Shared[2]++; return -a._n; }
}
static class Program
{
    static int Bytes<T>(T t) where T : IAdditionOperators<T, int, int>, IUnaryNegationOperators<T, int>
    {
        var n = 0;
        for (var i = 0; i < 2; i++)
        {
            n += Encoding.ASCII.GetString(N.Shared.AsSpan(0, 3).ToArray(), 0, t + i)[^1];
            n += Convert.ToHexString(N.Shared.AsSpan(1, 3).ToArray(), -t + 2, 2)[0];
            n += Encoding.ASCII.GetString(N.Shared[0..3], t + 0 - 1, 2)[0] + Encoding.ASCII.GetString(N.Shared.Take(3).ToArray(), 0, t + i)[^1];
        }
        return n;
    }
    static string Texts<T>(T t, StringBuilder b) where T : IAdditionOperators<T, int, int>
    {
        var s = new char[] { 'a', 'b', 'c', 'd' };
        for (var i = 0; i < 2; i++) { b.Append(new string(s, 1, 2)).Insert(0, new string(N.Shared.Select(x => (char)x).ToArray()), t + 0); }
        return b.ToString();
    }
    static void Main() { Console.WriteLine(Bytes(new N(1))); Console.WriteLine(Texts(new N(0), new StringBuilder("q"))); Console.WriteLine(string.Join(",", N.Shared)); }
}
