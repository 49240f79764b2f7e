// fixes: ALLOC404
// A list is added before it is used: for null keys, in a table that is null, over an entry that is null, and while the table is enumerated.
#nullable enable
using System;
using System.Collections.Generic;

static class Program
{
    static Dictionary<string, List<int>>? s_none;

    static void Group(Dictionary<string, List<int>> groups, string key)
    {
        try
        {
            groups.TryAdd(key, new List<int>());
            groups[key].Add(groups.Count);
            Console.WriteLine(groups[key].Count);
        }
        catch (Exception e)
        {
            Console.WriteLine(e.GetType().Name);
        }
    }

    static void GroupOrNull(Dictionary<string, List<int>?> groups, string key)
    {
        groups.TryAdd(key, new List<int>());
        Console.WriteLine(groups[key]?.Count.ToString() ?? "null");
    }

    static void Main()
    {
        var groups = new Dictionary<string, List<int>>();
        foreach (var key in new[] { "a", "b", "a", null! })
        {
            Group(groups, key);
            Group(s_none!, "a");
        }

        GroupOrNull(new Dictionary<string, List<int>?> { ["n"] = null }, "n");
        try
        {
            foreach (var pair in groups)
            {
                groups.TryAdd(pair.Key, new List<int>());
                Console.WriteLine(groups[pair.Key].Count);
                groups.TryAdd(pair.Key + "x", new List<int>());
                Console.WriteLine(groups[pair.Key + "x"].Count);
            }
        }
        catch (InvalidOperationException)
        {
            Console.WriteLine("changed");
        }
    }
}
