// refuses: ALLOC505
// Items are removed by keys whose own code runs, by type parameters, and around calls of the program.
using System;
using System.Collections.Generic;
using System.Linq;
sealed class Key(int number) : IEquatable<Key>
{
    public static Dictionary<Key, int> All;
    public int Number => number;
    public bool Equals(Key other)
    {
        if (All.Count < 6 && number == 2)
            All[new Key(100 + All.Count)] = 1;
        return other.Number == number;
    }
    public override bool Equals(object other) => other is Key key && Equals(key);
    public override int GetHashCode() => number;
}
static class Tables
{
    public static string Own(Dictionary<Key, int> map)
    {
        foreach (var key in map.Keys.ToList())
        {
            if (map.ContainsKey(key))
                map.Remove(key);
        }
        return string.Join(",", map.Keys.Select(k => k.Number));
    }
    public static int Generic<T>(Dictionary<T, int> map)
    {
        foreach (var key in map.Keys.ToList())
            map.Remove(key);
        return map.Count;
    }
}
static class Program
{
    static void Main()
    {
        Key.All = new Dictionary<Key, int> { [new Key(1)] = 1, [new Key(2)] = 1, [new Key(3)] = 1 };
        try { Console.WriteLine(Tables.Generic(Key.All)); } catch (Exception e) { Console.WriteLine(e.GetType().Name); }
        Key.All = new Dictionary<Key, int> { [new Key(1)] = 1, [new Key(2)] = 1, [new Key(3)] = 1 };
        try { Console.WriteLine(Tables.Own(Key.All)); } catch (Exception e) { Console.WriteLine(e.GetType().Name); }
    }
}
