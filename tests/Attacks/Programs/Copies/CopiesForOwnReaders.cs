// fixes: ALLOC505
// Copies go to methods of the program that read, keep, enumerate, index or write them, by arrays, spans, sequences and memory.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;

static class Program
{
    static readonly List<string> Log = new();

    static int Read(ReadOnlySpan<int> items) => items.Length > 0 ? items[0] : -1;

    static int ReadAll(IEnumerable<int> items)
    {
        var sum = 0;
        foreach (var item in items)
        {
            sum += item;
            s_source[1] = 50;
        }

        return sum;
    }

    static int Count(IReadOnlyCollection<int> items) => items.Count;

    static int Write(int[] items)
    {
        items[0] = 99;
        return items.Length;
    }

    static IEnumerable<int> Lazy(IEnumerable<int> items)
    {
        foreach (var item in items)
            yield return item;
    }

    static readonly List<int> s_source = new() { 1, 2, 3 };

    static int Copies(string text)
    {
        s_source[1] = text.Length;
        return Read(s_source.ToArray()) + ReadAll(s_source.ToList()) * 10 + Count(s_source.ToArray()) * 1000 + Write(s_source.ToArray()) + s_source[0];
    }

    static int Late(string text)
    {
        var lazy = Lazy(s_source.ToList());
        s_source[0] = text.Length;
        var sum = lazy.Sum();
        s_source[0] = 1;
        return sum;
    }

    static int Strings(string text) => string.Concat(text.ToCharArray()).Length + new string(text.ToArray()).Length + text.ToCharArray().Length + text.ToList().Count + string.Join(",", text.Split(',').ToList()).Length;

    static int Looped(string text)
    {
        var sum = 0;
        foreach (var item in s_source.ToArray())
        {
            sum += item;
            if (item == 3 && text.Length < 3)
                s_source.Add(4);
        }

        foreach (var item in s_source.ToList())
            s_source.Remove(item + 1);
        s_source.Clear();
        s_source.AddRange([1, 2, 3]);
        return sum;
    }

    static void Main()
    {
        foreach (var text in new[] { "1,2", "a", "", " 5 ", "12x", "x,y," })
        {
            foreach (var run in new Func<object?>[] { () => Copies(text), () => Late(text), () => Strings(text), () => Looped(text) })
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
