// fixes: ALLOC602
// Chains become loops inside of loops with labels, beside breaks and continues that name them, and where a label stands before the statement itself.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;

static class Program
{
    static int Asked(List<int> list, int[][] all)
    {
        var sum = 0;
        outer:
        foreach (var items in all)
        {
            inner:
            for (var i = 0; i < items.Length; i++)
            {
                if (list.Any(x => x > items[i] + i))
                    continue outer;
                if (items.All(x => x < i))
                    break inner;
                while (sum < 1000)
                {
                    if (list.Any(x => x == i))
                        break outer;
                    if (list.Exists(x => x == i + 1))
                        continue inner;
                    sum += list.Count(x => x > i) + 1;
                }
                sum += 10;
            }
            sum += 100;
        }
        return sum;
    }

    static int Header(List<int> list, int[][] all)
    {
        var sum = 0;
        outer:
        foreach (var x in list.Where(x => x > 1).Select(x => x * 2))
        {
            foreach (var items in all)
            {
                foreach (var item in items.Skip(1).Take(2))
                {
                    if (item == x)
                        continue outer;
                    if (item > 6)
                        break outer;
                    sum += item;
                }
            }
            sum += x;
        }
        return sum;
    }

    static int First(List<int> list, int n)
    {
        var sum = 0;
        outer:
        while (list.Any(x => x > n))
        {
            n++;
            foreach (var x in list)
            {
                if (x == n)
                    continue outer;
                if (list.FirstOrDefault(y => y == n + x) is > 0 and var y)
                    sum += y;
            }
            sum += list.Where(x => x > n).Sum();
        }
        return sum;
    }

    static void Main()
    {
        foreach (var all in new int[][][] { [], [[1, 2, 4], [3, 3], []], [[1, 0, 2], [7, 7, 7], [3, 4], [0, 5]] })
            Console.WriteLine(Asked([1, 2], all) + " " + Header([1, 2, 3, 4], all) + " " + First([5, 3, 8], 1));
    }
}
