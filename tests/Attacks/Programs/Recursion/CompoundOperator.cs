// silent: ALLOC501
// The operator is only ever called by a compound assignment.
using System;

struct Depth
{
    public int Value;

    public static Depth operator +(Depth depth, int by)
    {
        var scratch = new int[120];
        scratch[by % 120] = by;
        if (by > 0)
            depth = Deeper(depth, by - 1);
        depth.Value += scratch[by % 120];
        return depth;
    }

    static Depth Deeper(Depth depth, int by)
    {
        depth += by;
        return depth;
    }
}

static class Program
{
    static void Main()
    {
        var depth = new Depth();
        depth += 350;
        Console.WriteLine(depth.Value);
    }
}
