// fixes: ALLOC607
// Loops count up, down and by steps, between constants, lengths and variables that may be negative, and end early, late or never start.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;

static class Program
{
    static List<int> Down(int[] items)
    {
        var list = new List<int>();
        for (var i = items.Length - 1; i >= 0; i--)
            list.Add(items[i]);
        return list;
    }

    static List<int> DownBy(int[] items)
    {
        var list = new List<int>();
        for (var i = items.Length - 1; i > 2; i -= 3)
            list.Add(items[i]);
        return list;
    }

    static List<char> Pairs(string text)
    {
        var list = new List<char>();
        for (var i = 1; i < text.Length; i += 2)
            list.Add(text[i]);
        return list;
    }

    static List<int> Few(int[] items)
    {
        var list = new List<int>();
        for (var i = 3; i < items.Length - 1; i++)
            list.Add(items[i]);
        return list;
    }

    static List<int> Far(int[] items)
    {
        var list = new List<int>();
        for (var i = 10; i < items.Length - 20; i++)
            list.Add(items[i]);
        return list;
    }

    static List<int> Both(int[] a, List<int> b)
    {
        var list = new List<int>();
        for (var i = 0; i < a.Length + b.Count; i++)
            list.Add(i < a.Length ? a[i] : b[i - a.Length]);
        return list;
    }

    static List<int> Texts(string a, string b)
    {
        var list = new List<int>();
        for (var i = -a.Length; i <= b.Length; i++)
            list.Add(i);
        return list;
    }

    static List<int> Difference(int[] a, int[] b)
    {
        var list = new List<int>();
        for (var i = b.Length; i < a.Length; i++)
            list.Add(a[i]);
        return list;
    }

    static List<int> Between(int from, int to)
    {
        var list = new List<int>();
        for (var i = from; i < to; i++)
            list.Add(i);
        return list;
    }

    static List<int> Constants()
    {
        var list = new List<int>();
        for (var i = -20; i <= 20; i += 7)
            list.Add(i);
        for (int i = 100; i > -100; i -= 9)
            list.Add(i);
        return list;
    }

    static List<int> Edge()
    {
        var list = new List<int>();
        for (var i = int.MaxValue - 20; i < int.MaxValue; i += 5)
            list.Add(i);
        return list;
    }

    static List<int> Overflow()
    {
        var list = new List<int>();
        for (var i = int.MaxValue - 40; i < int.MaxValue - 1; i += 20)
        {
            list.Add(i);
            if (list.Count > 50)
                throw new InvalidOperationException("" + list.Count);
        }

        return list;
    }

    static List<int> Changing(List<int> items)
    {
        var list = new List<int>();
        for (var i = 0; i < items.Count; i++)
        {
            if (items[i] == 3)
                items.Add(4);
            list.Add(items[i]);
        }

        return list;
    }

    static List<int> Unsigned(uint count)
    {
        var list = new List<int>();
        for (var i = 0u; i < count; i++)
            list.Add((int)i);
        return list;
    }

    static List<int> Null(int[]? items)
    {
        var list = new List<int>();
        Console.Write("n");
        for (var i = items!.Length; i > 0; i--)
            list.Add(items[i - 1]);
        return list;
    }

    static Dictionary<int, int> Table(int[] items)
    {
        var table = new Dictionary<int, int>();
        for (var i = items.Length; i-- > 0;)
            table[i] = items[i];
        for (var i = items.Length; i > 0; --i)
            table.Add(-i, items[i - 1]);
        return table;
    }

    static HashSet<char> Set(ReadOnlySpan<char> text)
    {
        var set = new HashSet<char>();
        for (var i = text.Length - 1; i >= 0; i -= 2)
            set.Add(text[i]);
        return set;
    }

    static void Main()
    {
        foreach (var n in new[] { 0, 1, 2, 3, 4, 5, 17, 40 })
        {
            var items = Enumerable.Range(0, n).ToArray();
            var text = new string('x', n);
            foreach (var run in new Func<IEnumerable<object>>[]
            {
                () => Down(items).Cast<object>(), () => DownBy(items).Cast<object>(), () => Pairs(text).Cast<object>(), () => Few(items).Cast<object>(),
                () => Far(items).Cast<object>(), () => Both(items, items.ToList()).Cast<object>(), () => Texts(text, "ab").Cast<object>(),
                () => Difference(items, new int[5]).Cast<object>(), () => Between(n, 7).Cast<object>(), () => Constants().Cast<object>(),
                () => Edge().Cast<object>(), () => Overflow().Cast<object>(), () => Changing(items.ToList()).Cast<object>(),
                () => Unsigned((uint)n).Cast<object>(), () => Null(n == 4 ? null : items).Cast<object>(), () => Table(items).Cast<object>(),
                () => Set(text).Cast<object>(),
            })
            {
                try
                {
                    Console.Write(string.Join(",", run()) + ";");
                }
                catch (Exception e)
                {
                    Console.Write(e.GetType().Name + ";");
                }
            }

            Console.WriteLine();
        }
    }
}
