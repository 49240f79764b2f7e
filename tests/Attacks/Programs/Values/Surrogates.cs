// fixes: ALLOC301
#nullable enable
using System;

// Characters outside of the basic plane, halves of them, and white space that few know.
static class Program
{
    static int Length(string text) => text.Trim().TrimEnd('x').Length;

    static bool Same(string text, string other) => text.Substring(1).Trim() == other;

    static bool Ends(string text) => text.Trim().EndsWith("\uDE00", StringComparison.Ordinal);

    static bool Holds(string text) => text.Replace('-', ' ').Contains('\uD83D');

    static char First(string text) => text.TrimStart('\uFEFF')[0];

    static bool IsBlank(string text) => string.IsNullOrWhiteSpace(text.Substring(1));

    static void Main()
    {
        string[] texts = ["\uD83D\uDE00", " \uD83D ", "a\uD83D\uDE00", "\uFEFF\u200B1", "\u2003\u3000\u0085x", "x\u180E\u00A0", "\0\0", "--"];
        foreach (var text in texts)
            Console.WriteLine(Length(text) + " " + Same(text, "\uDE00") + " " + Same(text, "\uD83D\uDE00") + " " + Ends(text) + " " + Holds(text) + " " + (int)First(text) + " " + IsBlank(text));
    }
}
