// refuses: ALLOC201
// A text that is joined of an enum, which boxes, and a value of a type parameter that writes another text into a span than it returns.
#nullable enable
using System;
enum Kind { None, Some }
readonly struct Two : ISpanFormattable
{
    public override string ToString() => "plain";
    public string ToString(string? format, IFormatProvider? provider) => "format";
    public bool TryFormat(Span<char> to, out int written, ReadOnlySpan<char> format, IFormatProvider? provider) { written = "span".AsSpan().TryCopyTo(to) ? 4 : 0; return written > 0; }
}
static class Program
{
    static int Joined<T>(T t, Kind kind) where T : struct
    {
        var n = 0;
        for (var i = 0; i < 2; i++) { var text = "a" + kind + t; Console.WriteLine(text); n += text.Length; }
        return n;
    }
    static void Main() => Console.WriteLine(Joined(new Two(), Kind.Some) + Joined(5, Kind.None));
}
