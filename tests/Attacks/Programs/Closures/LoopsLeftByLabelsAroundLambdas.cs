// fixes: ALLOC401
// Lambdas in loops with labels: what they capture is written before a jump to the next iteration of the loop around, or before the loop is left.
#nullable enable
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;

static class Program
{
    static int Run(Func<int> f) => f() * 2;

    static int Written(int[] items)
    {
        var sum = 0;
        var last = 0;
        outer:
        foreach (var item in items)
        {
            for (var i = 0; i < 4; i++)
            {
                sum += Run(() => last + item * i);
                if (i == item)
                {
                    last = item;
                    continue outer;
                }
                if (last > 3)
                    break outer;
                last++;
            }
            last = -1;
        }
        return sum + last;
    }

    static int Tables(string[] words)
    {
        var table = new ConcurrentDictionary<string, int>();
        var sum = 0;
        outer:
        while (sum < 50)
        {
            foreach (var word in words)
            {
                var n = sum;
                sum += table.GetOrAdd(word, key => key.Length + n);
                if (n > 10)
                    break outer;
                if (word.Length > 2)
                    continue outer;
                n++;
            }
            sum += 7;
        }
        return sum;
    }

    static List<Func<int>> Kept(int[] items)
    {
        var kept = new List<Func<int>>();
        outer:
        foreach (var item in items)
        {
            var n = 0;
            while (true)
            {
                n++;
                if (n > item)
                    continue outer;
                if (n == 3)
                {
                    kept.Add(() => item * 100 + n);
                    continue outer;
                }
                if (item == 9)
                    break outer;
                kept.Add(() => n);
            }
        }
        return kept;
    }

    static void Main()
    {
        Console.WriteLine(Written([1, 2, 0, 5]) + " " + Tables(["a", "bb", "ccc"]));
        foreach (var f in Kept([1, 2, 3, 9, 4]))
            Console.Write(f() + " ");
        Console.WriteLine();
    }
}
