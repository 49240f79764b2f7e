// Extension methods of the project take the calls that a rewrite would make on spans.
// refuses: ALLOC301
using System;

static class Own
{
    public static ReadOnlySpan<char> Trim(this ReadOnlySpan<char> span) { Console.Write("own trim "); return span; }
    public static ReadOnlySpan<char> AsSpan(this string text) { Console.Write("own span "); return default; }
    public static ReadOnlySpan<char> AsSpan(this string text, int start) { Console.Write("own part "); return default; }
    public static bool SequenceEqual(this ReadOnlySpan<char> a, ReadOnlySpan<char> b) { Console.Write("own equal "); return false; }
}

static class Program
{
    static int Parse(string text) => text is null ? 0 : int.Parse(text.Trim());
    static bool Same(string text) => text is not null && text.Trim() == "abc";
    static int Part(string text) => text is null ? 0 : int.Parse(text.Substring(1));

    static void Main() { Console.WriteLine(Parse(" 5 ") + " " + Same("abc ") + Part("x7")); }
}
