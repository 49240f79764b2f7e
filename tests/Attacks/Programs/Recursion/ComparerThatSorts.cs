// silent: ALLOC501
// Sorting compares, and comparing two lists sorts them.
using System;
using System.Collections.Generic;

sealed class Box : IComparable<Box>
{
    public readonly List<Box> Items = new List<Box>();
    public int Value;

    public int CompareTo(Box other)
    {
        var counts = new int[120];
        counts[Value % 120]++;
        Items.Sort();
        other.Items.Sort();
        return counts[0] - counts[1] + Value.CompareTo(other.Value);
    }
}

static class Program
{
    static void Main()
    {
        var left = new Box { Value = 3 };
        var right = new Box { Value = 2 };
        for (var i = 0; i < 90; i++)
        {
            var outer = new Box { Value = i };
            outer.Items.Add(left);
            outer.Items.Add(right);
            (left, right) = (outer, new Box { Value = i + 1 });
        }

        Console.WriteLine(left.CompareTo(right));
    }
}
