// fixes: ALLOC601
// What is enumerated is null: in a local, a field, a parameter, and behind a choice.
using System;
using System.Collections.Generic;

static class Program
{
    private static IList<string> s_list;
    private static IReadOnlyCollection<int> s_array;

    private static int Sum(IEnumerable<int> items, bool tests)
    {
        var sum = 0;
        if (tests && items == null)
            return -1;
        foreach (var item in items)
            sum += item;
        return sum;
    }

    static string Run(Func<int> run)
    {
        try { return run().ToString(); }
        catch (Exception e) { return e.GetType().Name; }
    }

    static int Lengths()
    {
        var sum = 0;
        foreach (var item in s_list)
            sum += item?.Length ?? 100;
        return sum + s_list.Count;
    }

    static int Array()
    {
        var sum = s_array?.Count ?? 7;
        foreach (var item in s_array)
            sum += item;
        return sum + s_array.Count;
    }

    static int Local(HashSet<int> set)
    {
        IEnumerable<int> kept = null;
        if (set != null)
            kept = set;
        var sum = 0;
        foreach (var item in kept)
            sum += item;
        return sum;
    }

    static void Main()
    {
        for (var i = 0; i < 2; i++)
        {
            Console.WriteLine(Run(Lengths) + " " + Run(Array) + " " + Run(() => Local(null)) + " " + Run(() => Local(new HashSet<int> { 3, 4 })));
            Console.WriteLine(Run(() => Sum(null, true)) + " " + Run(() => Sum(null, false)) + " " + Run(() => Sum(new List<int> { 1, 2 }, true)));
            s_list = new List<string> { "a", null };
            s_array = new[] { 5, 6 };
        }
    }
}
