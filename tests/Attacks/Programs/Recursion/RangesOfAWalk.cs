// refuses: ALLOC302
// stack: 256
// The enumerator of the ranges lies in the frame of a walk.
#nullable enable
using System;
using System.Collections.Generic;
static class P
{
    // Each definition names those that it includes: "a" -> "b,c".
    static int Count(Dictionary<int, string> includes, int id)
    {
        var count = 1;
        foreach (var part in includes[id].Split(','))
        {
            if (int.TryParse(part, out var next))
                count += Count(includes, next);
        }
        return count;
    }
    static void Main()
    {
        var includes = new Dictionary<int, string>();
        for (var i = 0; i < DEPTH; i++) includes[i] = "x," + (i + 1);
        includes[DEPTH] = "end";
        for (var i = 0; i < 2; i++) Console.WriteLine(Count(includes, 0));
    }
    const int DEPTH = 1000;
}
