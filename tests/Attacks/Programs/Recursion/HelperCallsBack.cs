// refuses: ALLOC301
// stack: 256
// The method that returns the part and the one that reads it call each other, deeper than a small stack would hold with larger frames.
#nullable enable
using System;

static class Program
{
    static string Rest(string text) => text.Length > 900 && Sum(text.Substring(450)) < 0 ? "0" : text.Substring(1);

    static int Sum(string text)
    {
        if (text.Length < 2)
            return text.Length;
        var first = text.Substring(0, 1).Trim();
        var value = first.Length == 0 ? 0 : int.Parse(first);
        return value + Sum(Rest(text)) + Rest(text).TrimEnd().Length % 2;
    }

    static int Nested(string text, int depth) => depth == 0 ? int.Parse(text.Trim()) : int.Parse(Cut(text, depth).TrimStart()) % 10;

    static string Cut(string text, int depth) => Nested(text, depth - 1) > 4 ? text.Substring(1) : text.Substring(0, 2);

    static void Main()
    {
        Console.WriteLine(Sum(new string('1', 600)));
        for (var depth = 0; depth < 400; depth += 133)
            Console.Write(Nested(" 123456 ", depth) + " ");
        Console.WriteLine();
    }
}
