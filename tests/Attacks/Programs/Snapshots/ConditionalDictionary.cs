// refuses: ALLOC603
// The dictionary stands outside of what is asked, behind a question mark.
using System;
using System.Collections.Concurrent;

static class Program
{
    static ConcurrentDictionary<int, int> s_map;

    static void Main()
    {
        for (var i = 0; i < 3; i++)
        {
            Console.WriteLine(s_map?.Keys.Count ?? -1);
            s_map ??= new() { [1] = 2 };
        }
    }
}
