// refuses: ALLOC103
// options: dotnet_diagnostic.ALLOC601.severity = none
// The same in a method that is one loop: its body may not become a method that takes the struct.
using System;
using System.Collections.Generic;

struct Counter
{
    private int _count;
    public int Next() => ++_count;
}

static class Program
{
    private static void Print(IEnumerable<Counter> counters)
    {
        foreach (var counter in counters)
        {
            Console.Write(counter.Next());
            Console.WriteLine(counter.Next());
        }
    }

    static void Main()
    {
        for (var i = 0; i < 2; i++)
            Print(new[] { new Counter() });
    }
}
