// fixes: ALLOC607
// Lists that a loop fills: a break or continue that names the loop is written in an inner one, or names another loop.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;

static class Program
{
    static int Left(int[][] all)
    {
        var found = new List<int>();
        outer:
        foreach (var items in all)
        {
            foreach (var item in items)
            {
                if (item == 0)
                    break outer;
                if (item == 1)
                    continue outer;
            }
            found.Add(items.Length);
        }
        return found.Count * 10 + found.Sum();
    }

    static int Inner(int[][] all)
    {
        var sum = 0;
        outer:
        foreach (var items in all)
        {
            var found = new List<int>();
            foreach (var item in items)
            {
                found.Add(item);
                if (item == 0)
                    continue outer;
                if (item == 5)
                    break outer;
            }
            sum += found.Count;
        }
        return sum;
    }

    static int Whole(int[] items)
    {
        var found = new List<int>();
        items:
        foreach (var item in items)
        {
            found.Add(item);
            foreach (var other in items)
            {
                if (other == item)
                    continue items;
                found[0]++;
            }
        }
        return found.Count * 1000 + found.Sum();
    }

    static int Plain(int[] items)
    {
        var found = new List<int>();
        foreach (var item in items)
            found.Add(item);
        return found.Count;
    }

    static void Main()
    {
        foreach (var all in new int[][][] { [], [[2, 3], [1, 2], [4]], [[0], [2]], [[2, 5], [3, 0, 4]] })
            Console.WriteLine(Left(all) + " " + Inner(all) + " " + all.Sum(Whole) + " " + all.Sum(Plain));
    }
}
