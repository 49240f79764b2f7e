// refuses: ALLOC607
// The capacity of a list is asked for by its name in a text.
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

    public static object CapacityOf(List<int> list) => typeof(List<int>).GetProperty("Capacity")!.GetValue(list)!;
}

static class Program
{
    static void Main() => Console.WriteLine(Filler.CapacityOf(new Filler().Lengths(new[] { "a", "b", "c", "d", "e" })));
}
