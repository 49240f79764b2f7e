// silent: ALLOC104, ALLOC501, ALLOC502
// A span is made of a reference to an element.
using System;
using System.Runtime.InteropServices;

static class Program
{
    static void Main()
    {
        Span<int> kept = default;
        for (var i = 1; i < 4; i++)
        {
            var buf = new int[4];
            buf[0] = i;
            buf[1] = -i;
            if (kept.IsEmpty)
                kept = MemoryMarshal.CreateSpan(ref buf[0], 2);
            Console.WriteLine(kept[0] + kept[1] + buf[1]);
        }

        Console.WriteLine(kept[0] + " " + kept[1]);
    }
}
