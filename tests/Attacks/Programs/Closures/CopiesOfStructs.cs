// fixes: ALLOC402
// A struct that is only read can be copied; one that a lambda or later code changes cannot.
using System;
using System.Collections.Generic;

struct Counter
{
    public int Count;
    public int Next() => ++Count;
}

static class Program
{
    static readonly List<Func<int>> Later = new();

    static int Read(Counter counter, bool keeps)
    {
        counter.Next();
        if (keeps)
            Later.Add(() => counter.Count);
        return 1;
    }

    static int Changed(Counter counter, bool keeps)
    {
        if (keeps)
            Later.Add(() => counter.Count);
        return counter.Next();
    }

    static int ChangedInLambda(Counter counter, bool keeps)
    {
        if (keeps)
            Later.Add(() => counter.Next());
        return counter.Count;
    }

    static void Main()
    {
        var sum = Read(new Counter { Count = 3 }, true) + Changed(new Counter { Count = 5 }, true) + ChangedInLambda(new Counter { Count = 7 }, true);
        sum += Read(default, false) + Changed(default, false) + ChangedInLambda(default, false);
        foreach (var later in Later)
            Console.WriteLine(later() + later());
        Console.WriteLine(sum);
    }
}
