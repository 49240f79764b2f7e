// silent: ALLOC104, ALLOC501, ALLOC502
// A span over an inline array that is an element of the array.
using System;

[System.Runtime.CompilerServices.InlineArray(4)]
struct Four
{
    private int _first;
}

static class Program
{
    static void Main()
    {
        Span<int> kept = default;
        for (var i = 1; i < 4; i++)
        {
            var buf = new Four[3];
            buf[1][2] = i;
            if (kept.IsEmpty)
                kept = buf[1];
        }

        Console.WriteLine(kept[2]);
    }
}
