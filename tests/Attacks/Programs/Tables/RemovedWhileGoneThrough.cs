// fixes: ALLOC505
// Items that are removed in the loop that goes through a dictionary: the same are removed, in the same order.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
static class Tables
{
    public static string Every(Dictionary<string, int> map)
    {
        var gone = "";
        foreach (var key in map.Keys.ToList())
        {
            if (map[key] % 2 == 0)
            {
                gone += key;
                map.Remove(key);
            }
        }
        return gone + ":" + string.Join(",", map.Keys);
    }
    public static string Pairs(Dictionary<int, string> map, int least)
    {
        var gone = 0;
        foreach (var pair in map.ToArray())
        {
            if (pair.Value.Length < least && map.Remove(pair.Key))
                gone += pair.Key;
        }
        return gone + ":" + map.Count;
    }
    public static string Set(HashSet<int> set)
    {
        var sum = 0;
        foreach (var x in set.ToArray())
        {
            sum = sum * 3 + x;
            set.Remove(x);
        }
        return sum + ":" + set.Count;
    }
    public static string Failing(Dictionary<int, string> map)
    {
        try
        {
            foreach (var key in map.Keys.ToList())
            {
                if (map[key].Length > 0)
                    map.Remove(key);
            }
        }
        catch (NullReferenceException) { return "null " + map.Count; }
        return "all";
    }
}
static class Program
{
    static void Main()
    {
        var map = new Dictionary<string, int>(StringComparer.OrdinalIgnoreCase);
        for (var i = 0; i < 40; i++) map["k" + i] = i * 7 % 10;
        for (var i = 0; i < 40; i += 3) map.Remove("k" + i);
        for (var i = 0; i < 5; i++) map["n" + i] = i;
        Console.WriteLine(Tables.Every(map));
        var texts = Enumerable.Range(0, 20).ToDictionary(i => i, i => new string('x', i % 5));
        Console.WriteLine(Tables.Pairs(texts, 3));
        Console.WriteLine(Tables.Set(new HashSet<int> { 5, 3, 9, 1 }));
        Console.WriteLine(Tables.Failing(new Dictionary<int, string> { [1] = "a", [2] = null!, [3] = "b" }));
        Console.WriteLine(Tables.Every(new Dictionary<string, int>()));
    }
}
