// silent: ALLOC104, ALLOC501, ALLOC502
// The span goes through the value of an assignment, and of an argument that assigns.
using System;

static class Program
{
    static int Length(Span<char> s) => s.Length;

    static void Main()
    {
        string[] words = { "delta", "alpha", "charlie", "bravo" };

        Span<char> a = default, b = default, c = default;
        foreach (var word in words)
        {
            var buf = new char[16];
            word.AsSpan().CopyTo(buf);
            if (a.IsEmpty)
            {
                Span<char> inner;
                a = inner = buf.AsSpan(0, 2);
                Console.WriteLine(Length(b = c = buf) + inner.Length);
            }
        }

        Console.WriteLine(a.ToString() + b.Slice(0, 3).ToString() + c.Slice(1, 3).ToString());
    }
}
