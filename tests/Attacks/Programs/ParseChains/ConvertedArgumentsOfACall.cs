// refuses: ALLOC301
// Another argument of the call is made a string by an operator of the program, and would be made a span by another.
#nullable enable
using System;
using System.Globalization;
using System.IO;

sealed class Segment
{
    private readonly string? _text;

    public Segment(string? text) => _text = text;

    public static implicit operator string?(Segment segment) => segment._text;

    public static implicit operator ReadOnlySpan<char>(Segment segment)
    {
        Console.Write("(span)");
        return segment._text;
    }
}

static class Program
{
    static string Join(string start, Segment end) => Path.Join(start.Trim(), end);

    static bool IsDate(string text, Segment format) =>
        DateTime.TryParseExact(text.Trim(), format, CultureInfo.InvariantCulture, DateTimeStyles.None, out _);

    static int IndexOf(string text, Segment part) => text.Trim().IndexOf(part!, StringComparison.Ordinal);

    static int Compare(CompareInfo comparer, string text, Segment other) => comparer.Compare(text.Trim(), other, CompareOptions.None);

    static void Main()
    {
        foreach (var segment in new[] { new Segment(null), new Segment(""), new Segment("yyyy") })
        {
            Print(() => Join(" a ", segment));
            Print(() => IsDate(" 2020", segment));
            Print(() => IndexOf(" x", segment));
            Print(() => Compare(CultureInfo.InvariantCulture.CompareInfo, " ", segment));
        }
    }

    static void Print(Func<object?> value)
    {
        try
        {
            Console.WriteLine(value());
        }
        catch (Exception e)
        {
            Console.WriteLine(e.GetType().Name);
        }
    }
}
