// stack: 256
// refuses: ALLOC505
// A method that comes back to itself removes items of large structs: the enumerator holds one beside that of the loop.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Numerics;
using Four = (System.Numerics.Matrix4x4 A, System.Numerics.Matrix4x4 B, System.Numerics.Matrix4x4 C, System.Numerics.Matrix4x4 D);
static class Tables
{
    public static int Down(Dictionary<int, (Four A, Four B, Four C, Four D)> map, int depth)
    {
        var seen = 0;
        foreach (var pair in map.ToArray())
        {
            seen++;
            if (pair.Key == depth)
                map.Remove(pair.Key);
        }
        return depth == 0 ? seen : Down(map, depth - 1) + seen;
    }
}
static class Program
{
    static void Main()
    {
        var map = new Dictionary<int, (Four A, Four B, Four C, Four D)> { [0] = default, [1] = default, [5] = default };
        Console.WriteLine(Tables.Down(map, 90));
    }
}
