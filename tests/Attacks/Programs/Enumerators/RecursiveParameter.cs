// refuses: ALLOC601
// A parameter is handed on to the method itself and through others, and written on the way.
using System;
using System.Collections.Generic;

static class Program
{
    private static int Depth(IList<int> items, int depth)
    {
        var sum = depth;
        foreach (var item in items)
            sum += item > 0 ? Depth(Rest(items, item), depth + 1) : 0;
        if (sum > 1000)
            items = null;
        return sum + (items?.Count ?? 0);
    }

    private static IList<int> Rest(IList<int> items, int without)
    {
        IList<int> rest = new List<int>();
        foreach (var item in items)
        {
            if (item > without)
                rest.Add(item);
        }

        return rest.Count == 0 ? new List<int>() : rest;
    }

    static void Main() => Console.WriteLine(Depth(new List<int> { 1, 2, 3, 4, 5 }, 0) + " " + Depth(new List<int>(), 3));
}
