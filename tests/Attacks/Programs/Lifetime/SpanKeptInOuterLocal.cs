// silent: ALLOC104, ALLOC501, ALLOC502
// The longest word so far is a span of the array of an earlier iteration.
using System;

static class Program
{
    static void Main()
    {
        string[] words = { "delta", "alpha", "charlie", "bravo" };

        Span<char> best = default;
        foreach (var word in words)
        {
            var buf = new char[16];
            word.AsSpan().CopyTo(buf);
            if (word.Length > best.Length)
                best = buf.AsSpan(0, word.Length);
        }

        Console.WriteLine(best.ToString());
    }
}
