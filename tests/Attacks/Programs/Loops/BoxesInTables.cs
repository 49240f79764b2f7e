// silent: ALLOC104
// Tables and lists of constants hold boxes, which who gets them may compare.
#nullable enable
using System;
using System.Collections.Generic;

static class Finder
{
    public static object? ByName(string name)
    {
        var map = new Dictionary<string, object> { ["a"] = 1, ["b"] = 'c' };
        return map.TryGetValue(name, out var value) ? value : null;
    }

    public static object ByIndex(int index)
    {
        var list = new List<object> { 1, true };
        return list[index];
    }

    public static List<object> All()
    {
        var kept = new List<object>();
        foreach (var item in new List<object> { 1, 2L })
            kept.Add(item);
        foreach (var item in new IComparable[] { 1, 2L })
            kept.Add(item);
        return kept;
    }

    public static IFormattable? OfInterface(char key)
    {
        var map = new Dictionary<char, IFormattable> { ['a'] = 1, ['b'] = DayOfWeek.Friday };
        return map.ContainsKey(key) ? map[key] : null;
    }
}

static class Program
{
    static void Main()
    {
        Console.WriteLine(ReferenceEquals(Finder.ByName("a"), Finder.ByName("a")) + " " + ReferenceEquals(Finder.ByIndex(1), Finder.ByIndex(1)));
        Console.WriteLine(ReferenceEquals(Finder.All()[0], Finder.All()[0]) + " " + ReferenceEquals(Finder.All()[3], Finder.All()[3]));
        Console.WriteLine(ReferenceEquals(Finder.OfInterface('a'), Finder.OfInterface('a')));
    }
}
