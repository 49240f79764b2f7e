// Collections that are told how much comes: sources that are null or change meanwhile, loops that fail, and what runs between the declaration and the loop.
// fixes: ALLOC607
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;

static class Program
{
    static readonly List<int> s_kept = new() { 1, 2, 3 };

    static int[]? s_numbers = { 1, 2, 3 };

    static int s_told;

    static int Tell(int n)
    {
        s_told += n;
        return n;
    }

    static string OfNull(int[]? numbers)
    {
        var all = new List<int>();
        s_told++;
        foreach (var number in numbers!)
            all.Add(number);
        return string.Join(",", all);
    }

    static string OfField(int n)
    {
        var all = new List<int>();
        if (n > 1)
            s_numbers = null;
        Tell(n);
        foreach (var number in s_numbers!)
            all.Add(Tell(number));
        return string.Join(",", all);
    }

    static string OfChangedList(int n)
    {
        var all = new List<int>();
        s_kept.Add(n);
        foreach (var number in s_kept)
            all.Add(number);
        all.Add(n);
        return string.Join(",", all);
    }

    static string OfGrowingList(int n)
    {
        var numbers = new List<int>(s_kept);
        var all = new Queue<int>();
        for (var i = 0; i < numbers.Count; i++)
        {
            if (numbers.Count < 9)
                numbers.Add(n);
            all.Enqueue(numbers[i]);
        }

        return string.Join(",", all);
    }

    static string Failing(string text)
    {
        var all = new Stack<int>();
        try
        {
            foreach (var letter in text)
                all.Push(100 / (letter - 'c'));
        }
        catch (DivideByZeroException)
        {
        }

        return string.Join(",", all);
    }

    static string InBlock(string text)
    {
        try
        {
            var all = new Dictionary<char, int>();
            Tell(3);
            foreach (var letter in text)
                all.Add(letter, 100 / (letter - 'c'));
            return string.Join(",", all);
        }
        catch (Exception e)
        {
            return e.GetType().Name;
        }
    }

    static string Compared(string[] names)
    {
        var all = new Dictionary<string, int>(StringComparer.OrdinalIgnoreCase);
        foreach (var name in names)
            all.Add(name, name.Length);
        all.Remove("A");
        all["z"] = 1;
        return string.Join(",", all);
    }

    static string Shadowed(int n)
    {
        var all = new List<Func<int>>();
        var numbers = new int[n + 2];
        foreach (var number in numbers)
        {
            var local = n + number;
            all.Add(() => local++);
        }

        return string.Join(",", all.Select(static f => f() + f()));
    }

    static string Tried(Func<string> run)
    {
        try
        {
            return run();
        }
        catch (Exception e)
        {
            return e.GetType().Name + s_told;
        }
    }

    static void Main()
    {
        for (var i = 0; i < 3; i++)
        {
            var n = i;
            Console.WriteLine(Tried(() => OfNull(n == 1 ? null : new[] { n })));
            Console.WriteLine(Tried(() => OfField(n)));
            Console.WriteLine(Tried(() => OfChangedList(n)));
            Console.WriteLine(Tried(() => OfGrowingList(n)));
            Console.WriteLine(Tried(() => Failing("abcd")) + Tried(() => InBlock("abd")) + Tried(() => InBlock("abcd")) + Tried(() => InBlock("aab")));
            Console.WriteLine(Tried(() => Compared(new[] { "a", "b" })) + Tried(() => Compared(new[] { "a", "A" })) + Tried(() => Shadowed(n)));
        }
    }
}
