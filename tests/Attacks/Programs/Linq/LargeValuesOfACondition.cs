// stack: 256
// refuses: ALLOC602
// The condition of a chain captures values of many kilobytes, which are on the heap: for a loop they would be on the stack.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
readonly record struct Eight(long A, long B, long C, long D, long E, long F, long G, long H);
readonly record struct Many(Eight A, Eight B, Eight C, Eight D, Eight E, Eight F, Eight G, Eight H);
readonly record struct Thousands(Many A, Many B, Many C, Many D, Many E, Many F, Many G, Many H);
readonly record struct Large(Thousands A, Thousands B, Thousands C, Thousands D, Thousands E, Thousands F, Thousands G, Thousands H);
static class Calls
{
    public static long All(int n, List<long> items, Large[] values)
    {
        long sum = 0;
        for (var i = 0; i < n; i++)
        {
            var a = values[i];
            var b = values[i + 1];
            var c = values[i];
            var d = values[i + 1];
            var e = values[i];
            var f = values[i + 1];
            var g = values[i];
            var h = values[i + 1];
            sum += items.Count(x => x > a.A.A.A.A + b.B.B.B.B + c.C.C.C.C + d.D.D.D.D + e.E.E.E.E + f.F.F.F.F + g.G.G.G.G + h.H.H.H.H);
        }
        return sum;
    }
}
static class Program
{
    static void Main() => Console.WriteLine(Calls.All(3, [1, 2], new Large[4]));
}
