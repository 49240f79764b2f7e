// fixes: ALLOC104
// What a loop makes is too large for any memory, fails in each iteration, and is caught there; or the loop never runs.
#nullable enable
using System;
using System.Collections.Generic;
using System.Text;

static class Program
{
    static int Arrays(int[] items)
    {
        var sum = 0;
        foreach (var item in items)
        {
            var buffer = new long[int.MaxValue];
            buffer[item] = item;
            sum += (int)buffer[item] + buffer.Length;
        }

        return sum;
    }

    static int Lists(int[] items)
    {
        var sum = 0;
        foreach (var item in items)
        {
            try
            {
                var list = new List<long>(int.MaxValue);
                list.Add(item);
                list.Add(item + 1);
                sum += list.Count;
            }
            catch (OutOfMemoryException)
            {
                sum += 100;
            }
        }

        return sum;
    }

    static int Sets(int[] items)
    {
        var sum = 0;
        foreach (var item in items)
        {
            var set = new HashSet<long>(int.MaxValue);
            set.Add(item);
            sum += set.Count;
        }

        return sum;
    }

    static int Builders(int[] items)
    {
        var sum = 0;
        foreach (var item in items)
        {
            var builder = new StringBuilder(int.MaxValue);
            builder.Append(item).Append(';');
            sum += builder.Length;
        }

        return sum;
    }

    static int Two(int[] items)
    {
        var sum = 0;
        foreach (var item in items)
        {
            var builder = new StringBuilder(3, 4);
            builder.Append(item);
            sum += builder.Length;
        }

        return sum;
    }

    static int Wrong(int[] items)
    {
        var sum = 0;
        foreach (var item in items)
        {
            var builder = new StringBuilder(8, 4);
            builder.Append(item);
            sum += builder.Length;
        }

        return sum;
    }

    static int Small(int[] items)
    {
        var sum = 0;
        foreach (var item in items)
        {
            var list = new List<long>(20);
            list.Add(item);
            list.Add(item + 1);
            sum += list.Count;
        }

        return sum;
    }

    static void Main()
    {
        foreach (var items in new int[][] { [], [1], [1, 2, 3] })
        {
            foreach (var run in new Func<int[], int>[] { Arrays, Lists, Sets, Builders, Two, Wrong, Small })
            {
                try
                {
                    Console.Write(run(items) + " ");
                }
                catch (Exception e)
                {
                    Console.Write(e.GetType().Name + " ");
                }
            }

            Console.WriteLine();
        }
    }
}
