// fixes: ALLOC104
// Collections with constant capacities, comparers and lengths are made in loops that fail, are left, or do not run.
#nullable enable
using System;
using System.Collections.Generic;
using System.Text;

static class Program
{
    static readonly List<string> Log = new();

    const int Room = 32;

    static int Lists(string text)
    {
        var sum = 0;
        foreach (var part in text.Split(','))
        {
            var list = new List<string>(Room);
            list.Add(part);
            if (part == "x")
                continue;
            list.Add("b");
            sum += list.Count * 10 + list[0].Length;
        }

        return sum;
    }

    static int Sets(string text)
    {
        var sum = 0;
        foreach (var part in text.Split(','))
        {
            var set = new HashSet<string>(Room, StringComparer.OrdinalIgnoreCase) ;
            foreach (var c in part)
                set.Add(c.ToString());
            sum = sum * 3 + set.Count;
            set.Add(10 / (3 - set.Count) + "");
            sum += set.Count;
        }

        return sum;
    }

    static int Tables(string text)
    {
        var sum = 0;
        for (var i = 0; i < text.Length; i++)
        {
            var table = new Dictionary<char, int>();
            foreach (var c in text)
            {
                if (!table.TryAdd(c, i))
                    break;
            }

            sum += table.Count;
        }

        return sum;
    }

    static int Builders(string text)
    {
        var sum = 0;
        foreach (var c in text)
        {
            var builder = new StringBuilder(4);
            try
            {
                builder.Append(c).Append(text, 1, 2);
            }
            catch (ArgumentOutOfRangeException)
            {
                Log.Add(builder.ToString());
            }

            sum += builder.Length;
        }

        return sum;
    }

    static int Arrays(string text)
    {
        var sum = 0;
        foreach (var c in text)
        {
            var counts = new int[2048];
            counts[c]++;
            counts[(c + 1) & 2047]++;
            sum += counts['x'] + counts['y'];
        }

        return sum;
    }

    static void Main()
    {
        foreach (var text in new[] { "1,2", "a", "", " 5 ", "12x", "x,y," })
        {
            foreach (var run in new Func<object?>[] { () => Lists(text), () => Sets(text), () => Tables(text), () => Builders(text), () => Arrays(text) })
            {
                try
                {
                    Console.Write(run() + " ");
                }
                catch (Exception e)
                {
                    Console.Write(e.GetType().Name + " ");
                }
            }

            Console.WriteLine(string.Join("|", Log));
            Log.Clear();
        }
    }
}
