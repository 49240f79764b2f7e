// fixes: ALLOC602
// Skip and Take of negative numbers, of more than there is, of sums that overflow, and of lists and arrays that change under the loop.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;

static class Program
{
    static readonly int[] Edges = { int.MinValue, -1, 0, 1, 2, 3, 4, 5, int.MaxValue - 1, int.MaxValue };

    static void Main()
    {
        foreach (var n in Edges)
        {
            foreach (var m in Edges)
            {
                Console.WriteLine(Try(() => Part(new[] { 1, 2, 3, 4 }, n, m)) + " " + Try(() => Changed(new List<int> { 1, 2, 3, 4 }, n, m)) + " "
                    + Try(() => Letters("abcd", n, m)) + " " + Try(() => Least(new List<int> { 4, 3, 2 }, n)));
            }
        }

        for (var at = -1; at < 6; at++)
            Console.WriteLine(Stored(new[] { 1, 2, 3 }, at));
        Console.WriteLine(Try(() => Same(new object[] { "a", "b" }, 1)) + Try(() => Same(new string[] { "a", "b" }, 1)));
    }

    static string Try(Func<string> value)
    {
        try { return value(); }
        catch (Exception e) { return e.GetType().Name; }
    }

    static string Part(int[] numbers, int n, int m)
    {
        var s = "";
        foreach (var x in numbers.Skip(n))
        {
            numbers[3]++;
            s += x;
        }

        foreach (var x in numbers.Take(m))
        {
            if (x == 2)
                continue;
            s += "," + x;
        }

        foreach (var x in numbers.Skip(2).Take(m).Select(x => x * 2))
            s += ";" + x;
        foreach (var x in numbers.Skip(n - 1).Take(m))
            s += ":" + x;
        foreach (var x in numbers.Skip(2147483647).Take(2147483647))
            s += "never" + x;
        return s;
    }

    static string Changed(List<int> list, int n, int m)
    {
        var s = "";
        foreach (var x in list.Skip(n))
        {
            s += x;
            if (list.Count < 9)
                list.Add(x * 2);
        }

        foreach (var x in list.Take(m).Where(x => x != 3))
        {
            s += "," + x;
            list.RemoveAt(list.Count - 1);
        }

        if (list.Skip(1).All(x => x > 0))
            list.Clear();
        else if (list.Take(m).Any(x => x == n))
            s += "!";
        foreach (var x in list.Skip(1))
            s += "-" + x;
        return s + list.Count;
    }

    static string Letters(string text, int n, int m)
    {
        var s = "";
        foreach (var c in text.Skip(n))
            s += c;
        if (text.Skip(1).Take(m).All(c => c != 'd') && s.Length > 1)
            s += "!";
        return s + text.Take(m).Count(c => c > 'a');
    }

    static string Least(List<int> list, int n)
    {
        var smallest = list.Skip(n).Min();
        return smallest + ":" + list.Skip(n).Max(x => (long)x * n);
    }

    static string Stored(int[] numbers, int at)
    {
        var counts = new int[2];
        int[]? none = null;
        var seen = 0;
        try
        {
            counts[at] = numbers.Count(x => { seen++; return x > at; } );
            counts[at] = numbers.Sum(x => x / at);
            none![at] = numbers.First(x => x > at);
        }
        catch (Exception e)
        {
            return e.GetType().Name + counts[0] + seen;
        }

        return counts[0] + "," + counts[1];
    }

    static string Same(object[] values, int n)
    {
        var s = "";
        foreach (var value in values.Skip(n))
            s += value;
        return s;
    }
}
