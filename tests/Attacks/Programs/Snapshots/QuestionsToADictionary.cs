// fixes: ALLOC603
// How many keys there are and whether there is a value is asked where the dictionary is null, empty, and on the way to being filled.
using System;
using System.Collections.Concurrent;
using System.Linq;

static class Program
{
    static ConcurrentDictionary<string, int> s_map;
    static int s_gets;
    static ConcurrentDictionary<string, int> Map { get { s_gets++; return s_map; } }

    static string Ask()
    {
        try
        {
            return Map.Keys.Count + " " + Map.Values.Count() + " " + Map.Keys.Any() + " " + !Map.Values.Any() + " " + (Map.Keys.Count == 0 ? "none" : "some");
        }
        catch (Exception e)
        {
            return e.GetType().Name;
        }
    }

    static void Main()
    {
        for (var i = 0; i < 4; i++)
        {
            Console.WriteLine(Ask() + " " + s_gets);
            s_map ??= new();
            if (i > 0)
                s_map["k" + i] = i;
        }
    }
}
