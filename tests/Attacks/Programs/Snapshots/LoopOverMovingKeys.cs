// refuses: ALLOC603
// The loop removes and adds keys: the copy does not see it, the dictionary would.
using System;
using System.Collections.Concurrent;
using System.Linq;

static class Program
{
    static void Main()
    {
        var map = new ConcurrentDictionary<int, int>(1, 31);
        for (var turn = 0; turn < 2; turn++)
        {
            for (var i = 0; i < 5; i++)
                map[i] = i;
            foreach (var key in map.Keys)
            {
                Console.Write(key + " ");
                map.TryRemove(key + 1, out _);
            }

            foreach (var value in map.Values.ToList())
            {
                Console.Write(value + " ");
                map[value + 20] = 1;
            }

            foreach (var pair in map.ToArray())
            {
                Console.Write(pair.Key + " ");
                map.TryRemove(pair.Key + 20, out _);
            }

            Console.WriteLine(map.Count);
        }
    }
}
