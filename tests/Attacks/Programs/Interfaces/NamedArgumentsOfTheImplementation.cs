// refuses: ALLOC204
// The implementation of an interface has the names of its parameters the other way round.
using System;
interface IRange { int Between(int low, int high); int P { get; set; } }
struct Range1 : IRange
{
    public int Calls;
    public int Between(int high, int low) { Calls++; return high * 10 + low + Calls * 1000; }
    public int P { get; set; }
}
static class Program
{
    static int Use(int n)
    {
        IRange r = new Range1();
        var sum = 0;
        for (var i = 0; i < n; i++) sum += r.Between(low: i, high: 5);
        return sum;
    }
    static void Main()
    {
        for (var i = 1; i < 3; i++) Console.WriteLine(Use(i));
    }
}
