// refuses: ALLOC301
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// A type parameter parses by overloads of the project, which differ for texts and spans.
#nullable enable
using System;
readonly struct Mine(string n) : ISpanParsable<Mine>
{
    public string N { get; } = n;
    public static Mine Parse(ReadOnlySpan<char> s, IFormatProvider? p) => new("span " + s.ToString());
    public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider? p, out Mine m) { m = new("span " + s.ToString()); return true; }
    public static Mine Parse(string s, IFormatProvider? p) => new("text " + s);
    public static bool TryParse(string? s, IFormatProvider? p, out Mine m) { m = new("text " + s); return true; }
}
static class Program
{
    static T Read<T>(string t) where T : ISpanParsable<T> => T.Parse(t.Substring(2), null);
    static T Read2<T>(string t) where T : ISpanParsable<T> => T.Parse(t[2..4], null);
    static T Read3<T>(string t) where T : ISpanParsable<T> { var part = t.Substring(1, 2); return T.Parse(part, null); }
    static bool Try<T>(string t, out T r) where T : ISpanParsable<T> => T.TryParse(t.Substring(2), null, out r!);
    static T Read4<T>(string t) where T : ISpanParsable<T> => T.Parse(t.Trim(), null);
    static T Read5<T>(string t) where T : ISpanParsable<T> => T.Parse(t.Split(',')[1], null);
    static Mine Direct(string t) => Mine.Parse(t.Substring(2), null);
    static int Int(string t) => int.Parse(t.Substring(2, 1), null);
    static void Main()
    {
        Console.WriteLine(Read<Mine>("abcdef").N + Read2<Mine>("abcdef").N + Read3<Mine>("abcdef").N + Read4<Mine>(" ab ").N + Read5<Mine>("a,b").N + Direct("abcd").N + Int("123"));
        Try<Mine>("abcdef", out var m); Console.WriteLine(m.N);
    }
}
