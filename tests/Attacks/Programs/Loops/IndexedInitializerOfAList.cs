// silent: ALLOC104
// An empty list has no element to set, so that making it always fails, where it is made.
#nullable enable
using System;
using System.Collections.Generic;

static class Program
{
    static void Main()
    {
        for (var i = 0; i < 2; i++)
        {
            try { Console.WriteLine(Knows("x")); } catch (ArgumentOutOfRangeException) { Console.WriteLine("no such place"); }
        }
    }

    static bool Knows(string name)
    {
        var known = new List<string> { [0] = "x" };
        return known.Contains(name);
    }
}
