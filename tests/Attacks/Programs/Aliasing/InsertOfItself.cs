// refuses: ALLOC505
// A part of a StringBuilder is put into that builder: Insert moves the characters before it reads them.
#nullable enable
using System;
using System.Text;
static class Program
{
    static string OfChunk(StringBuilder text) { foreach (var chunk in text.GetChunks()) { text.Insert(2, chunk.Span.Slice(5, 3).ToArray()); break; } return text.ToString(); }
    static string OfMemory(StringBuilder text, ReadOnlyMemory<char> part) { text.Insert(1, part.ToArray()); return text.ToString(); }
    static void Main()
    {
        for (var i = 0; i < 2; i++)
        {
            Console.WriteLine(OfChunk(new StringBuilder("abcdefghij" + i, 64)));
            var text = new StringBuilder("abcdefghij" + i, 64);
            ReadOnlyMemory<char> part = default;
            foreach (var chunk in text.GetChunks())
                part = chunk.Slice(4, 4);
            Console.WriteLine(OfMemory(text, part));
        }
    }
}
