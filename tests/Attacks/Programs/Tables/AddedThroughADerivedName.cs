// refuses: ALLOC505
// The table that loses items has another name of a derived type, through which items are added.
using System;
using System.Collections.Generic;
using System.Linq;
sealed class Names : Dictionary<string, int>;
static class Tables
{
    public static string Renamed(Dictionary<string, int> map, Names same)
    {
        foreach (var key in map.Keys.ToList())
        {
            map.Remove(key);
            same[key + "!"] = 1;
        }
        return string.Join(",", map.Keys);
    }
    public static string Generic<T>(Dictionary<string, int> map, T same)
        where T : Dictionary<string, int>
    {
        foreach (var key in map.Keys.ToList())
        {
            map.Remove(key);
            same[key + "?"] = 1;
        }
        return string.Join(",", map.Keys);
    }
}
static class Program
{
    static void Main()
    {
        var names = new Names { ["a"] = 1, ["b"] = 2 };
        try { Console.WriteLine(Tables.Renamed(names, names)); }
        catch (Exception e) { Console.WriteLine(e.GetType().Name); }
        try { Console.WriteLine(Tables.Generic(names, names)); }
        catch (Exception e) { Console.WriteLine(e.GetType().Name); }
    }
}
