// silent: ALLOC505
// A table tells keys apart that a set of them does not: the copy as a set has fewer.
#nullable enable
using System;
using System.Collections.Generic;
static class Tables
{
    public static string Keys(Dictionary<object, int> map)
    {
        var sum = 0;
        foreach (var key in new HashSet<object>(map.Keys))
        {
            sum += map[key];
            map.Remove(key);
        }
        return sum + ":" + map.Count;
    }
    public static string Items(HashSet<string> set)
    {
        var seen = "";
        foreach (var text in new HashSet<string>(set))
        {
            seen += text;
            set.Remove(text);
        }
        return seen + ":" + set.Count;
    }
}
static class Program
{
    static void Main()
    {
        Console.WriteLine(Tables.Keys(new Dictionary<object, int>(ReferenceEqualityComparer.Instance) { ["a"] = 1, [new string('a', 1)] = 2, ["b"] = 4 }));
        Console.WriteLine(Tables.Items(new HashSet<string>(ReferenceEqualityComparer.Instance) { "a", new string('a', 1), "b" }));
    }
}
