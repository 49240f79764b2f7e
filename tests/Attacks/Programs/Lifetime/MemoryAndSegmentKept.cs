// silent: ALLOC104, ALLOC501, ALLOC502
// Memory and segments of the array are kept in locals and in a list.
using System;
using System.Collections.Generic;

static class Program
{
    static void Main()
    {
        string[] words = { "delta", "alpha", "charlie", "bravo" };

        var list = new List<ReadOnlyMemory<char>>();
        ArraySegment<char> segment = default;
        foreach (var word in words)
        {
            var buf = new char[16];
            word.AsSpan().CopyTo(buf);
            list.Add(buf.AsMemory(0, 3));
            var second = new char[16];
            word.AsSpan().CopyTo(second);
            if (segment.Array is null)
                segment = new ArraySegment<char>(second, 0, 4);
        }

        foreach (var item in list)
            Console.Write(item.ToString() + " ");
        Console.WriteLine(new string(segment.Array, 0, segment.Count));
    }
}
