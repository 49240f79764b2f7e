// refuses: ALLOC607
// Code for another configuration adds to the list before the loop.
#nullable enable
using System;
using System.Collections.Generic;

static class Program
{
    static List<int> Lengths(string[] texts)
    {
        var lengths = new List<int>();
        Console.WriteLine("reading");
#if VERBOSE
        lengths.Add(-1);
#endif
        Console.WriteLine("read");
        foreach (var text in texts)
            lengths.Add(text.Length);
        return lengths;
    }

    static void Main()
    {
        for (var i = 0; i < 2; i++)
            Console.WriteLine(string.Join(",", Lengths(new[] { "a", "bb" })));
    }
}
