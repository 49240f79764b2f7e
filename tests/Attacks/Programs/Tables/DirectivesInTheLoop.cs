// refuses: ALLOC505
// Code that is switched off in the loop adds to the table: where it is switched on, the copy is needed.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
static class Tables
{
    public static int Left(Dictionary<string, int> map)
    {
        foreach (var key in map.Keys.ToList())
        {
            if (map.Remove(key, out var value) && value > 1)
            {
#if KEEPING
                map["old " + key] = value;
#endif
                Console.Write(key);
            }
        }
        return map.Count;
    }
}
static class Program
{
    static void Main() => Console.WriteLine(Tables.Left(new() { ["a"] = 1, ["b"] = 2, ["c"] = 3 }));
}
