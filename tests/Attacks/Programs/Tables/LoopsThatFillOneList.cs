// fixes: ALLOC607
// Several loops fill one collection, with single elements beside them: sources that are null, that change on the way, that throw, or that a loop makes longer.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
static class P
{
    static List<int> Both(int[] first, List<int> second)
    {
        var all = new List<int>();
        foreach (var x in first)
            all.Add(x);
        all.Add(-1);
        foreach (var x in second)
            all.Add(x);
        return all;
    }
    static List<int> Grown(List<int> first, List<int> second)
    {
        var all = new List<int>();
        foreach (var x in first)
        {
            all.Add(x);
            second.Add(x * 2);
        }

        foreach (var x in second)
            all.Add(x);
        return all;
    }
    static Dictionary<string, int> Tables(string[]? names, Dictionary<string, int>? more)
    {
        var all = new Dictionary<string, int>(StringComparer.OrdinalIgnoreCase);
        if (names != null)
        {
            foreach (var name in names)
                all.Add(name, name.Length);
        }

        if (more is not null)
            foreach (var (name, n) in more)
                all.Add(name, n);
        return all;
    }
    static Queue<string> Early(string[]? late, string head)
    {
        var all = new Queue<string>();
        all.Enqueue(Told(head));
        foreach (var text in late!)
            all.Enqueue(text);
        return all;
    }
    static Stack<int> Steps(int start, int[] data)
    {
        var all = new Stack<int>();
        if (start > 2)
            all.Push(start);
        else
            all.Push(-start);
        for (var i = start; i < data.Length; i++)
            all.Push(data[i]);
        for (var i = data.Length - 1; i >= 0; i--)
        {
            all.Push(i);
            all.Push(data[i]);
        }

        return all;
    }
    static int Left(int[] data, int limit)
    {
        var all = new List<int>();
        all.Add(limit);
        if (limit > data.Length)
            return all.Count;
        foreach (var x in data)
            all.Add(x);
        return all.Count + all.Sum();
    }
    static string Told(string text) { Console.WriteLine("told " + text); return text; }
    static void Try(Func<object> run)
    {
        try
        {
            Console.WriteLine(string.Join(" ", ((System.Collections.IEnumerable)run()).Cast<object>()));
        }
        catch (Exception e)
        {
            Console.WriteLine(e.GetType().Name);
        }
    }
    static void Main()
    {
        int[] data = [1, 2, 3];
        Try(() => Both(data, [4, 5]));
        Try(() => Both(data, null!));
        Try(() => Both(null!, [1]));
        Try(() => Grown([1, 2], [3]));
        var same = new List<int> { 1, 2 };
        Try(() => Grown(same, same));
        Try(() => Tables(["a", "bb"], new() { ["c"] = 3 }));
        Try(() => Tables(null, new() { ["c"] = 3 }));
        Try(() => Tables(["a", "A"], null));
        Try(() => Tables(null, null));
        Try(() => Early(["x"], "head"));
        Try(() => Early(null, "head"));
        for (var start = -1; start < 5; start++)
        {
            var from = start;
            Try(() => Steps(from, data));
            Console.WriteLine(Left(data, from));
        }
    }
}
