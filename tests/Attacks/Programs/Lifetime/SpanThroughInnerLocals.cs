// silent: ALLOC104, ALLOC501, ALLOC502
// Two locals of the iteration stand between the array and the local that outlives it.
using System;

static class Program
{
    static void Main()
    {
        string[] words = { "delta", "alpha", "charlie", "bravo" };

        ReadOnlySpan<char> first = default;
        foreach (var word in words)
        {
            var buf = new char[16];
            word.AsSpan().CopyTo(buf);
            var all = buf.AsSpan(0, word.Length);
            ReadOnlySpan<char> head = all.Slice(0, 2);
            if (first.IsEmpty)
                first = head;
            Console.WriteLine(head.ToString());
        }

        Console.WriteLine(first.ToString());
    }
}
