// silent: ALLOC104, ALLOC501, ALLOC502
// A callee writes the span that it was given into an argument.
using System;

static class Program
{
    static bool TryHead(ReadOnlySpan<char> s, out ReadOnlySpan<char> head)
    {
        head = s.Slice(0, 3);
        return true;
    }

    static void Pass(ReadOnlySpan<char> s, ref ReadOnlySpan<char> to) => to = s.Slice(1, 2);

    static void Main()
    {
        string[] words = { "delta", "alpha", "charlie", "bravo" };

        ReadOnlySpan<char> kept = default, passed = default;
        foreach (var word in words)
        {
            var buf = new char[16];
            word.AsSpan().CopyTo(buf);
            if (TryHead(buf, out var head) && kept.IsEmpty)
                kept = head;
            if (passed.IsEmpty)
                Pass(buf, ref passed);
        }

        Console.WriteLine(kept.ToString() + passed.ToString());
    }
}
