// stack: 256
// refuses: ALLOC406
// A function that suspends captures values of many kilobytes, which are on the heap: as its parameters they would be on the stack.
#nullable enable
using System;
using System.Threading.Tasks;
readonly record struct Eight(long A, long B, long C, long D, long E, long F, long G, long H);
readonly record struct Many(Eight A, Eight B, Eight C, Eight D, Eight E, Eight F, Eight G, Eight H);
readonly record struct Thousands(Many A, Many B, Many C, Many D, Many E, Many F, Many G, Many H);
readonly record struct Large(Thousands A, Thousands B, Thousands C, Thousands D, Thousands E, Thousands F, Thousands G, Thousands H);
static class Calls
{
    public static long All(int n, Large[] values)
    {
        long sum = 0;
        for (var i = 0; i < n; i++)
        {
            var a = values[i];
            var b = values[i + 1];
            var c = values[i];
            var d = values[i + 1];
            async Task<long> Next(long x) { await Task.Yield(); return a.A.A.A.A + b.B.B.B.B + c.C.C.C.C + d.D.D.D.D + x; }
            sum += Next(i).Result;
        }
        return sum;
    }
}
static class Program
{
    static void Main() => Console.WriteLine(Calls.All(3, new Large[4]));
}
