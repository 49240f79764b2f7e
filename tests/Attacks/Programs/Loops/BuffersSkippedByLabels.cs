// fixes: ALLOC104
// What is made in each iteration stands behind a continue or break that names the loop around, or the loop has a label itself.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Text;

static class Program
{
    static int s_made;

    static int Length(int n) { s_made++; return n < 0 ? throw new InvalidOperationException() : n; }

    static int Behind(int[][] all, int n)
    {
        var sum = 0;
        outer:
        foreach (var items in all)
        {
            foreach (var item in items)
            {
                if (item == 0)
                    continue outer;
                sum += item;
            }
            var buffer = new int[n];
            buffer[^1] = sum;
            sum += buffer.Sum();
        }
        return sum;
    }

    static int BehindBreak(int[][] all, int n)
    {
        var sum = 0;
        outer:
        foreach (var items in all)
        {
            foreach (var item in items)
            {
                if (item == 0)
                    break outer;
                sum += item;
            }
            var builder = new StringBuilder();
            builder.Append(sum).Append(n);
            sum += builder.Length;
            var text = n.ToString("X");
            sum += text.Length;
        }
        return sum;
    }

    static int Labelled(int[][] all)
    {
        var sum = 0;
        outer:
        foreach (var items in all)
        {
            var set = new HashSet<int>();
            foreach (var item in items)
            {
                if (!set.Add(item))
                    continue outer;
                var list = new List<int>();
                list.Add(item);
                if (list.Contains(7))
                    break outer;
                sum += set.Count + list.Count;
            }
            sum += 100;
        }
        return sum;
    }

    static int Calls(int[][] all, int n)
    {
        var sum = 0;
        outer:
        foreach (var items in all)
        {
            foreach (var item in items)
            {
                if (item == 0)
                    continue outer;
            }
            var format = string.Concat("x", n.ToString());
            var table = new int[Length(n)];
            table[0]++;
            sum += format.Length + table[0] + table.Length;
        }
        return sum;
    }

    static string Try(Func<int> f)
    {
        try { return "" + f(); }
        catch (Exception e) { return e.GetType().Name; }
    }

    static void Main()
    {
        foreach (var all in new int[][][] { [], [[1, 2], [3, 3], []], [[1, 0, 2], [7], [3, 4], [0, 5]], [[0]] })
        {
            foreach (var n in new[] { 3, 0, -1 })
                Console.WriteLine(Try(() => Behind(all, n)) + " " + Try(() => BehindBreak(all, n)) + " " + Try(() => Labelled(all)) + " " + Try(() => Calls(all, n)) + s_made);
        }
    }
}
