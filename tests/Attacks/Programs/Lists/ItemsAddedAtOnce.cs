// fixes: ALLOC301, ALLOC505
// Items that are written as an array or a collection only to be added: order, failures and conversions stay.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
static class Lists
{
    static int s_next;
    static int Next(List<int> all) { all.Add(100); return ++s_next; }
    static int Fails(int n) => n > 2 ? throw new InvalidOperationException() : n;
    public static string Numbers(int n)
    {
        var all = new List<int>();
        all.AddRange(new[] { n, Next(all), all.Count });
        all.AddRange([n, Next(all), all.Count]);
        try { all.AddRange(new[] { n, Fails(n + 1) }); } catch (InvalidOperationException) { all.Add(-1); }
        all.InsertRange(0, new[] { n, -n });
        return string.Join(",", all);
    }
    public static string Texts(string a, string? b)
    {
        var all = new List<object?>();
        all.AddRange(new[] { a, b });
        all.AddRange(new object[] { a, 5 });
        all.AddRange(a.ToCharArray().Cast<object>());
        var chars = new List<char>();
        chars.AddRange(a.ToCharArray());
        chars.AddRange(a.Substring(1).ToCharArray());
        return string.Join(",", all) + new string(chars.ToArray());
    }
    public static string Sets(int n)
    {
        var set = new HashSet<int>(new[] { n, 2 });
        set.UnionWith(new[] { n + 1, n + 2 });
        return string.Join(",", set) + set.Overlaps(new[] { n }) + new[] { n, 4, 2 }.Max();
    }
}
static class Program
{
    static void Main()
    {
        for (var i = 1; i < 4; i++)
            Console.WriteLine(string.Join(" ", Lists.Numbers(i), Lists.Texts("ab" + i, null), Lists.Sets(i)));
    }
}
