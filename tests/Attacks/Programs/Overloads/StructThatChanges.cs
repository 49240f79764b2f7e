// refuses: ALLOC101
// A variable of foreach protects a struct from its own members; a parameter does not.
using System;

struct Counter
{
    private int _count;
    public int Next() => ++_count;
}

static class Program
{
    static int Twice(params Counter[] counters)
    {
        var sum = 0;
        foreach (var counter in counters)
            sum = counter.Next() * 10 + counter.Next();
        Keep(counters);
        return sum;
    }

    static Counter[] s_kept;

    static void Keep(Counter[] counters) => s_kept = counters;

    static void Main()
    {
        for (var i = 0; i < 2; i++)
            Console.WriteLine(Twice(new Counter()) + s_kept[0].Next());
    }
}
