// refuses: ALLOC301
// Two texts of values that are read at the same time may not lie in the same buffer, nor may one that is read while another is made.
using System;
using System.Collections.Generic;

static class Program
{
    static int Same(int[] numbers, int other)
    {
        var count = 0;
        foreach (var n in numbers)
        {
            if (n.ToString() == other.ToString())
                count++;
        }

        return count;
    }

    static string Nested(int[] numbers)
    {
        var seen = new List<object>();
        foreach (var n in numbers)
        {
            foreach (var c in n.ToString())
            {
                seen.Add(c);
                seen.Add((n + 1).ToString());
            }
        }

        return string.Concat(seen);
    }

    static int Again(int[] numbers, int depth)
    {
        var sum = 0;
        foreach (var n in numbers)
        {
            foreach (var c in n.ToString())
                sum += depth > 0 ? Again(numbers, depth - 1) : c;
        }

        return sum;
    }

    static void Main() => Run();

    static void Run()
    {
        var numbers = new[] { 12, 345, 6789 };
        Console.WriteLine(Same(numbers, 345) + " " + Nested(numbers) + " " + Again(numbers, 2));
    }
}
