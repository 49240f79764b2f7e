// silent: ALLOC603
// The copy is kept, passed on, or asked for what it was when it was made.
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Linq;

static class Program
{
    static int Sum(ICollection<int> values) => values.Sum();

    static void Main()
    {
        var map = new ConcurrentDictionary<int, int>();
        for (var i = 0; i < 4; i++)
        {
            map[i] = i;
            var keys = map.Keys;
            var pairs = map.ToArray();
            map[i + 10] = 1;
            foreach (var key in keys)
                Console.Write(key + " ");
            foreach (var pair in pairs)
                Console.Write(pair.Key + " ");
            Console.WriteLine(keys.Count + " " + Sum(map.Values) + " " + map.Keys.Contains(3));
        }
    }
}
