// silent: ALLOC306
// The bytes of a text are seen through a span when the next text has been encoded.
using System;
using System.Text;

static class Program
{
    static ReadOnlySpan<byte> Tail(ReadOnlySpan<byte> s) => s.Slice(1);

    static void Main()
    {
        string[] words = { "delta", "alpha", "charlie", "bravo" };

        ReadOnlySpan<byte> first = default, tail = default;
        foreach (var word in words)
        {
            var bytes = Encoding.UTF8.GetBytes(word);
            if (first.IsEmpty)
                first = bytes;
            if (tail.IsEmpty)
                tail = Tail(Encoding.UTF8.GetBytes(word));
        }

        Console.WriteLine(Encoding.UTF8.GetString(first) + Encoding.UTF8.GetString(tail));
    }
}
