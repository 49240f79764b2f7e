// fixes: ALLOC602
// Code that is switched off stands in and around a chain, and names what a loop would declare or use otherwise.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
static class Chains
{
    public static int All(List<int> list, int k)
    {
#if TRACED
        var count = 5;
#endif
        var total = list.Where(x => x > k).Select(x => x + k).Count(x => x > k);
#if TRACED
        total += count;
        var largest = 3;
#endif
        total += list.Where(x => x > k)
#if TRACED
            .Select(x => x * 2)
#endif
            .Select(x => x + k).Count(x => x > k);
        var most = list.Where(x => x > k).Select(x => x + k).DefaultIfEmpty().Max(x => x + k);
        if (total > 3)
#if TRACED
            Console.WriteLine("many");
#else
            total += list.Where(x => x > k).Select(x => x + k).Max(x => x + k);
#endif
        return total + most;
    }
}
static class Program
{
    static void Main()
    {
        for (var i = 0; i < 3; i++)
            Console.WriteLine(Chains.All([5, 1, 4, 2], i));
    }
}
