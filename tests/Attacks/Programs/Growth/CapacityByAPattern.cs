// refuses: ALLOC607
// The capacity of a list is asked for by a pattern.
using System;
using System.Collections.Generic;

sealed class Filler
{
    public List<int> Lengths(string[] texts)
    {
        var lengths = new List<int>();
        foreach (var text in texts)
            lengths.Add(text.Length);
        return lengths;
    }

    public static bool IsExact(object list) => list is List<int> { Capacity: 5 };
}

static class Program
{
    static void Main() => Console.WriteLine(Filler.IsExact(new Filler().Lengths(new[] { "a", "b", "c", "d", "e" })));
}
