// fixes: ALLOC303
// Two fixes move the same loop into a block of its own: Fix All makes one after the other.
#nullable enable
using System;
using System.Collections.Generic;

static class Program
{
    static string Summary(List<string> items, bool all)
    {
        var names = "n:";
        var lengths = "l:";
        if (all) foreach (var x in items) { names += x; lengths += x.Length; }
        return names + " " + lengths;
    }

    static void Main()
    {
        var items = new List<string> { "a", "bb", "c" };
        for (var i = 0; i < 2; i++)
            Console.WriteLine(Summary(items, i == 0));
    }
}
