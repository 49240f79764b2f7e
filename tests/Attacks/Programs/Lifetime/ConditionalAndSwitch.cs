// silent: ALLOC104, ALLOC501, ALLOC502
// The span comes through a conditional in one iteration and a switch expression in another.
using System;

static class Program
{
    static void Main()
    {
        string[] words = { "delta", "alpha", "charlie", "bravo" };

        Span<char> kept = default;
        Span<char> none = new char[1] { '-' };
        var i = 0;
        foreach (var word in words)
        {
            var buf = new char[16];
            word.AsSpan().CopyTo(buf);
            kept = i == 1 ? buf.AsSpan(0, 3) : kept;
            kept = i switch { 0 => none, 2 => kept, 3 => kept, _ => buf };
            i++;
            Console.WriteLine(kept.ToString().Replace('\0', '.'));
        }

        Console.WriteLine(kept.ToString().Replace('\0', '.'));
    }
}
