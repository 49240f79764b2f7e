// refuses: ALLOC206
// Structs without their own equality as keys: the order and the hash codes may be seen.
using System;
using System.Collections.Generic;

struct Point
{
    public int X;
    public string Name;
    public double Weight;
}

static class Program
{
    static int Run(int n)
    {
        var counts = new Dictionary<Point, int>();
        for (var i = 0; i < n; i++)
        {
            var key = new Point { X = i % 3, Name = "p", Weight = double.NaN };
            counts.TryGetValue(key, out var count);
            counts[key] = count + 1;
        }

        return counts.Count * 100 + counts[new Point { X = 1, Name = "p", Weight = double.NaN }];
    }

    static void Main() { Console.WriteLine(Run(10)); }
}
