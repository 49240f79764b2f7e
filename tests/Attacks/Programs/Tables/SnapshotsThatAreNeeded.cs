// silent: ALLOC505
// Copies that a loop needs because it does more with the table than to remove the item that it looks at.
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Linq;
static class Tables
{
    public static int Adds(Dictionary<string, int> map)
    {
        foreach (var key in map.Keys.ToList())
        {
            map.Remove(key);
            map[key + "x"] = 1;
        }
        return map.Count;
    }
    public static int Sorted(SortedDictionary<string, int> map)
    {
        foreach (var key in map.Keys.ToList())
            map.Remove(key);
        return map.Count;
    }
    public static int SortedItems(SortedSet<int> set)
    {
        foreach (var x in set.ToArray())
            if (x > 1) set.Remove(x);
        return set.Count;
    }
    public static int Sublist(List<int> list)
    {
        foreach (var x in list.ToArray())
            if (x > 1) list.Remove(x);
        return list.Count;
    }
    public static int Others(Dictionary<int, int> map)
    {
        foreach (var key in map.Keys.ToList())
        {
            map.Remove(key + 1);
            map.Remove(key);
        }
        return map.Count;
    }
    public static int Cleared(HashSet<int> set)
    {
        foreach (var x in set.ToList())
        {
            set.Remove(x);
            if (x == 2)
                set.Clear();
        }
        return set.Count;
    }
    public static int Given(Dictionary<string, int> map)
    {
        foreach (var key in map.Keys.ToList())
        {
            map.Remove(key);
            More(map);
        }
        return map.Count;
    }
    static void More(Dictionary<string, int> map) => map["n" + map.Count] = 1;
    public static int Counted(Dictionary<string, int> map)
    {
        foreach (var key in map.Keys.ToList())
        {
            if (--map[key] == 0)
                map.Remove(key);
        }
        return map.Count;
    }
    public static int Written(Dictionary<string, int> map, Dictionary<string, int> other)
    {
        foreach (var key in map.Keys.ToList())
        {
            map.Remove(key);
            map = other;
        }
        return map.Count;
    }
}
static class Program
{
    static void Main()
    {
        Console.WriteLine(Tables.Adds(new() { ["a"] = 1, ["b"] = 2 }) + Tables.Sorted(new() { ["a"] = 1, ["b"] = 2 }) + Tables.SortedItems(new() { 1, 2, 3 }));
        Console.WriteLine(Tables.Sublist(new() { 1, 2, 3 }) + Tables.Others(new() { [1] = 1, [2] = 2, [3] = 3 }) + Tables.Cleared(new() { 1, 2, 3 }));
        Console.WriteLine(Tables.Given(new() { ["a"] = 1, ["b"] = 2 }));
        Console.WriteLine(Tables.Counted(new() { ["a"] = 1, ["b"] = 2 }) + Tables.Written(new() { ["a"] = 1, ["b"] = 2 }, new() { ["a"] = 1, ["b"] = 2 }));
    }
}
