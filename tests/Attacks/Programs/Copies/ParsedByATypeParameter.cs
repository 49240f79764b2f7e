// refuses: ALLOC505
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// A static abstract member of an interface of the framework is code of the project, which writes to the characters that were copied.
#nullable enable
using System;
using System.Linq;

readonly struct Mine(string text) : ISpanParsable<Mine>
{
    public static char[] Chars = [];

    public string Text { get; } = text;

    public static Mine Parse(ReadOnlySpan<char> text, IFormatProvider? provider)
    {
        Chars[0] = 'x';
        return new(text.ToString());
    }

    public static bool TryParse(ReadOnlySpan<char> text, IFormatProvider? provider, out Mine result)
    {
        result = Parse(text, provider);
        return true;
    }

    public static Mine Parse(string text, IFormatProvider? provider) => new(text);

    public static bool TryParse(string? text, IFormatProvider? provider, out Mine result)
    {
        result = new(text!);
        return true;
    }
}

static class Program
{
    static T OfSpan<T>(Span<char> all)
        where T : ISpanParsable<T> => T.Parse(all.ToArray(), null);

    static T OfMemory<T>(Memory<char> all)
        where T : ISpanParsable<T> => T.Parse(all.ToArray(), null);

    static T OfArray<T>(char[] all)
        where T : ISpanParsable<T> => T.Parse(all.Take(3).ToArray(), null);

    static char[] Made() => Mine.Chars = "abcd".ToCharArray();

    static void Main()
    {
        Console.WriteLine(OfSpan<Mine>(Made()).Text);
        Console.WriteLine(OfMemory<Mine>(Made()).Text);
        Console.WriteLine(OfArray<Mine>(Made()).Text);
    }
}
