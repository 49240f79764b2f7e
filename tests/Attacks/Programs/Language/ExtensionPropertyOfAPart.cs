// fixes: ALLOC301
// A part of a text is asked for a property that an extension block declares for strings, and another for spans.
#nullable enable
using System;
using System.Text;

static class TextExtensions
{
    extension(string text)
    {
        public bool IsBlank => string.IsNullOrWhiteSpace(text);
        public int Words => text.Split(' ').Length;
    }

    extension(ReadOnlySpan<char> text)
    {
        public bool IsBlank => text.IsEmpty;
        public int Words => text.IsEmpty ? 0 : text.Count(' ') + 1;
    }
}

static class Program
{
    static bool HasValue(string line) => !line.Substring(2).IsBlank;
    static int Count(string line) => line.Trim().Words;
    static int Var(string line) { var part = line.Substring(1); return part.Words + part.Length; }
    static int Parse(string line) => int.Parse(line.Trim());

    static void Main()
    {
        foreach (var line in new[] { "a=", "a= ", "a=b", "  ", "a b c" })
            Console.WriteLine(HasValue(line) + " " + Count(line) + " " + Var(line) + Parse(" 3"));
    }
}
