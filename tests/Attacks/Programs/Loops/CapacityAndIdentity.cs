// silent: ALLOC104
// Each iteration's list is kept, compared with the last one, locked, or shows its capacity.
using System;
using System.Collections.Generic;

static class Program
{
    static void Main() => Run();

    static void Run()
    {
        var all = new List<List<int>>();
        List<int> last = null;
        var capacities = "";
        for (var i = 0; i < 3; i++)
        {
            var list = new List<int>();
            list.Add(i);
            all.Add(list);
            var other = new List<int>();
            Console.Write(ReferenceEquals(last, other));
            last = other;
            var third = new List<int>();
            capacities += third.Capacity;
            for (var k = 0; k <= i; k++) third.Add(k);
            capacities += third.Capacity + " ";
        }

        foreach (var list in all) Console.Write(list[0]);
        Console.WriteLine(capacities);
    }
}
