// refuses: ALLOC502
// silent: ALLOC104, ALLOC501
// A method has an overload for spans, and the one for arrays keeps what it gets.
using System;
using System.Collections.Generic;

static class Program
{
    static readonly List<int[]> s_all = new();

    static void Add(int[] items) => s_all.Add(items);

    static void Add(ReadOnlySpan<int> items) => Console.Write(items.Length);

    static void Main()
    {
        for (var i = 1; i < 4; i++)
        {
            var buf = new int[200];
            buf[0] = i;
            Add(buf);
        }

        foreach (var array in s_all)
            Console.Write(array[0] + " ");
        Console.WriteLine();
    }
}
