// refuses: ALLOC505
// The sum fails before all elements are computed, and computing them is seen.
using System;
using System.Collections.Generic;
using System.Linq;

static class Program
{
    private static readonly int[] Sizes = { 1, int.MaxValue, 3 };

    private static int Ship(int size)
    {
        Console.WriteLine("shipped " + size);
        return size;
    }

    private static int Total(IEnumerable<int> sizes) => sizes.Select(size => Ship(size)).ToList().Sum();

    static void Main()
    {
        for (var i = 0; i < 2; i++)
        {
            try
            {
                Console.WriteLine(Total(Sizes));
            }
            catch (OverflowException)
            {
                Console.WriteLine("too much");
            }
        }
    }
}
