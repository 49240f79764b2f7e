// silent: ALLOC104, ALLOC501, ALLOC502
// Methods of all kinds return the span that they were given.
using System;

static class Spans
{
    public static Span<char> Tail(this Span<char> s) => s.Slice(1);
}

static class Program
{
    static Span<char> Same(Span<char> s) => s;
    static Span<T> Generic<T>(Span<T> s) => s;

    static void Main()
    {
        string[] words = { "delta", "alpha", "charlie", "bravo" };

        Span<char> a = default, b = default, c = default;
        Span<char> Local(Span<char> s) => s.Slice(1);
        foreach (var word in words)
        {
            var buf = new char[16];
            word.AsSpan().CopyTo(buf);
            if (a.IsEmpty)
            {
                a = Same(buf.AsSpan(0, 3));
                b = buf.AsSpan(0, 4).Tail();
                c = Local(Generic(buf.AsSpan(0, 5)));
            }

            Console.WriteLine(a.ToString() + b.ToString() + c.ToString());
        }

        Console.WriteLine(a.ToString() + b.ToString() + c.ToString());
    }
}
