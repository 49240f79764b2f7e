// stack: 256
// refuses: ALLOC401
// A lambda captures a value of many kilobytes, which is on the heap: as a state it would be copied on the stack by each call.
#nullable enable
using System;
using System.Collections.Concurrent;
readonly record struct Eight(long A, long B, long C, long D, long E, long F, long G, long H);
readonly record struct Many(Eight A, Eight B, Eight C, Eight D, Eight E, Eight F, Eight G, Eight H);
readonly record struct Thousands(Many A, Many B, Many C, Many D, Many E, Many F, Many G, Many H);
readonly record struct Large(Thousands A, Thousands B, Thousands C, Thousands D, Thousands E, Thousands F, Thousands G, Thousands H);
static class Steps
{
    public static long Run(Func<long> f) => f() + 1;
}
static class Calls
{
    public static long All(int n, Large[] values, ConcurrentDictionary<long, long> sums)
    {
        long sum = 0;
        for (var i = 0; i < n; i++)
        {
            var large = values[i];
            var other = values[i + 1];
            var x = i;
            sum += Steps.Run(() => large.H.H.H.H + other.A.B.C.D + x + n);
            sum += sums.GetOrAdd(sum, key => large.H.H.H.H + other.A.B.C.D + x + key);
        }
        return sum;
    }
}
static class Program
{
    static void Main() => Console.WriteLine(Calls.All(3, new Large[4], new()));
}
