// fixes: ALLOC104, ALLOC501
// Views that end with the iteration: these arrays are made once, and cleared each time.
using System;
using System.IO;

static class Program
{
    static bool TryTail(ReadOnlySpan<char> s, out ReadOnlySpan<char> tail)
    {
        tail = s.Slice(1);
        return true;
    }

    static void Main()
    {
        string[] words = { "delta", "alpha", "charlie", "bravo" };

        var total = 0;
        using var file = new MemoryStream();
        foreach (var word in words)
        {
            var small = new char[16];
            word.AsSpan().CopyTo(small);
            var head = small.AsSpan(0, 3);
            if (TryTail(head, out var tail))
                total += tail.Length + tail[0];
            var large = new byte[4096];
            Console.WriteLine(large[3]);
            large[3] = (byte)word.Length;
            file.Write(large, 0, 8);
            foreach (ref var b in large.AsSpan(0, 5))
                b++;
            Console.WriteLine(large[3] + " " + (int)small[15]);
            small[15] = 'x';
        }

        Console.WriteLine(total + " " + Convert.ToHexString(file.ToArray()));
    }
}
