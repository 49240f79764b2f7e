// fixes: ALLOC601
// Enumerators are asked for by the code itself: before a loop, twice, disposed late, over arrays and texts, and beside a foreach.
#nullable enable
using System;
using System.Collections.Generic;

static class Program
{
    static readonly List<string> Log = new();

    static readonly IReadOnlyList<int> s_items = new List<int> { 1, 2, 3 };
    static readonly IEnumerable<string> s_words = new[] { "a", "bb" };

    static int First(IEnumerable<int> items)
    {
        using var e = items.GetEnumerator();
        if (!e.MoveNext())
            return -1;
        var best = e.Current;
        while (e.MoveNext())
            best = Math.Max(best, e.Current);
        return best;
    }

    static int Pairs(IReadOnlyList<int> items)
    {
        var sum = 0;
        using var a = items.GetEnumerator();
        using var b = items.GetEnumerator();
        b.MoveNext();
        while (a.MoveNext() && b.MoveNext())
            sum = sum * 10 + a.Current * b.Current;
        return sum;
    }

    static int Each()
    {
        var sum = 0;
        foreach (var item in s_items)
            sum += item;
        foreach (var word in s_words)
            sum += word.Length;
        return sum;
    }

    static int Text(string text)
    {
        var sum = 0;
        for (var e = text.GetEnumerator(); e.MoveNext();)
            sum += e.Current;
        var letters = text.ToCharArray().GetEnumerator();
        while (letters.MoveNext())
            sum += (char)letters.Current;
        return sum;
    }

    static int Private(string text)
    {
        IReadOnlyList<char> letters = new List<char>(text);
        var sum = 0;
        foreach (var c in letters)
            sum = sum * 2 + (c == 'x' ? 1 : 0);
        return sum;
    }

    static int Changed(string text)
    {
        IList<char> letters = new List<char>(text);
        var sum = 0;
        foreach (var c in letters)
        {
            sum += c;
            if (c == 'x')
                letters.RemoveAt(0);
        }

        return sum;
    }

    static void Main()
    {
        foreach (var text in new[] { "1,2", "a", "", " 5 ", "12x", "x,y," })
        {
            foreach (var run in new Func<object?>[] { () => First(s_items), () => First(new List<int>()), () => Pairs(s_items), () => Each(), () => Text(text), () => Private(text), () => Changed(text) })
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
