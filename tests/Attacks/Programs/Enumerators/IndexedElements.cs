// fixes: ALLOC601
// A public property always holds a list, and the loop only computes: the index gives the same elements, in a list that was replaced, too.
using System;
using System.Collections.Generic;

public static class Program
{
    public static IReadOnlyList<int> Items { get; private set; } = new List<int>();

    static int Hash(int skipped, int last)
    {
        var i = 17;
        foreach (var item in Items)
        {
            if (item == skipped)
                continue;
            if (item == last)
                break;
            i = i * 31 + item;
        }

        foreach (long item in Items)
            i += (int)(item % 7);
        foreach (var items in Items)
        {
            foreach (var inner in Items)
                i += items * inner;
        }

        return i;
    }

    static void Main()
    {
        Console.Write(Hash(1, 2) + " ");
        Items = new List<int> { 1, 2, 3, 4, 5 };
        Console.Write(Hash(2, 9) + " " + Hash(9, 3) + " " + Hash(1, 1) + " ");
        Items = null;
        try { Hash(1, 2); }
        catch (Exception e) { Console.WriteLine(e.GetType().Name); }
    }
}
