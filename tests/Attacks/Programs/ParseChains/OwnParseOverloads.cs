// refuses: ALLOC301
// A type of the project parses strings and spans in different ways.
using System;

readonly struct Id : ISpanParsable<Id>
{
    public readonly string Text;
    public Id(string text) => Text = text;
    public static Id Parse(string s, IFormatProvider provider) => new("string" + s);
    public static Id Parse(ReadOnlySpan<char> s, IFormatProvider provider) => new("span" + s.ToString());
    public static bool TryParse(string s, IFormatProvider provider, out Id result) { result = new("string" + s); return true; }
    public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider provider, out Id result) { result = new("span" + s.ToString()); return false; }
}

static class Program
{
    static T Generic<T>(string text) where T : ISpanParsable<T> => text is null ? default : T.Parse(text.Trim(), null);

    static bool GenericTry<T>(string text, out T value) where T : ISpanParsable<T>
    {
        value = default;
        return text is not null && T.TryParse(text.Substring(1), null, out value);
    }

    static void Main() => Run();

    static void Run()
    {
        var text = " x ";
        Console.Write(Id.Parse(text.Trim(), null).Text);
        Console.Write(Id.TryParse(text.Substring(1), null, out var id) + id.Text);
        Console.Write(Generic<Id>(text).Text + Generic<int>(" 5 "));
        Console.WriteLine(GenericTry<Id>(text, out var other) + other.Text);
    }
}
