// refuses: ALLOC505
// A class that derives from a table gives other items when it is copied than when it is gone through.
#nullable enable
using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;
sealed class Sorted : Dictionary<int, string>, ICollection<KeyValuePair<int, string>>
{
    void ICollection<KeyValuePair<int, string>>.CopyTo(KeyValuePair<int, string>[] items, int index)
    {
        foreach (var key in Keys.OrderBy(k => k))
            items[index++] = new KeyValuePair<int, string>(key, this[key].ToUpperInvariant());
    }
}
sealed class Downward : HashSet<int>, ICollection<int>
{
    void ICollection<int>.CopyTo(int[] items, int index)
    {
        foreach (var item in this)
            items[index++] = item;
        Array.Sort(items);
        Array.Reverse(items);
    }
}
static class Tables
{
    public static string Pairs(Dictionary<int, string> map)
    {
        var seen = "";
        foreach (var pair in map.ToList())
        {
            seen += pair.Value;
            map.Remove(pair.Key);
        }
        return seen + map.Count;
    }
    public static string Items(HashSet<int> set)
    {
        var seen = 0;
        foreach (var item in set.ToArray())
        {
            seen = seen * 10 + item;
            set.Remove(item);
        }
        return seen + ":" + set.Count;
    }
}
static class Program
{
    static void Main()
    {
        Console.WriteLine(Tables.Pairs(new Sorted { [3] = "c", [1] = "a", [2] = "b" }));
        Console.WriteLine(Tables.Items(new Downward { 1, 3, 2 }));
    }
}
