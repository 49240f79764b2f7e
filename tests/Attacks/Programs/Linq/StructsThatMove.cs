// refuses: ALLOC602
// A lambda changes the copy of the struct that it is given; the variable of a loop is copied again for each call.
#nullable enable
using System;
using System.Linq;

struct Counter
{
    public int N;
    public int Next() => ++N;
}

static class Program
{
    static void Main()
    {
        var counters = new[] { new Counter { N = 1 }, new Counter { N = 5 } };
        for (var k = 0; k < 9; k++)
            Console.WriteLine(Count(counters, k) + " " + counters[0].N);
    }

    static int Count(Counter[] counters, int k) => counters.Count(c => c.Next() > k && c.Next() + c.N > 4 + k);
}
