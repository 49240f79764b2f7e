// fixes: ALLOC607
// A span over the elements of a list: an Add that needs a new array parts them, one that has room does not.
#nullable enable
using System;
using System.Collections.Generic;
using System.Runtime.InteropServices;

static class Program
{
    static string Written(int[] numbers)
    {
        var all = new List<int>();
        foreach (var number in numbers)
            all.Add(number);
        var view = CollectionsMarshal.AsSpan(all);
        all.Add(9);
        view[0] = 99;
        return string.Join(",", all);
    }

    static string Looked(int[] numbers)
    {
        var all = new List<int>();
        foreach (var number in numbers)
            all.Add(number);
        var sum = 0;
        foreach (var number in CollectionsMarshal.AsSpan(all))
            sum += number;
        return sum + " of " + all.Count;
    }

    static void Main()
    {
        foreach (var length in new[] { 4, 5, 8, 20 })
            Console.WriteLine(Written(new int[length]) + " " + Looked(new int[length]));
    }
}
