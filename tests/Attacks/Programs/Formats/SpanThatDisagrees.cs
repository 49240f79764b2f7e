// refuses: ALLOC207
// A struct writes another text into a span than it returns as a string: a format that aligns it asks for the string, a handler for the span.
using System;
using System.Text;

readonly struct Spanned : ISpanFormattable
{
    public override string ToString() => "plain";
    public string ToString(string format, IFormatProvider provider) => "text";
    public bool TryFormat(Span<char> destination, out int written, ReadOnlySpan<char> format, IFormatProvider provider)
    {
        written = "span".AsSpan().TryCopyTo(destination) ? 4 : 0;
        return written > 0;
    }
}

static class Program
{
    static void Run(Spanned own, Spanned? maybe, object any, int n)
    {
        var builder = new StringBuilder();
        for (var i = 0; i < 2; i++)
        {
            Console.WriteLine(string.Format("{0,8}|{1}", own, n));
            Console.WriteLine(string.Format("{0,8}|{1}", maybe, n));
            Console.WriteLine(string.Format("{0,8}|{1}", any, n));
            builder.AppendFormat("{0,8}|{1}", own, n);
        }

        Console.WriteLine(builder);
    }

    static void Main() => Run(default, default(Spanned), default(Spanned), 3);
}
