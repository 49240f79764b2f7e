// fixes: ALLOC207
// Structs with a text of their own: as spans, as formattable, and plain. One changes itself when it is asked.
using System;

struct Plain
{
    private int _n;
    public override string ToString() => "plain" + ++_n;
}

struct Spanned : ISpanFormattable
{
    private int _n;
    public override string ToString() => "text";
    public string ToString(string format, IFormatProvider provider) => "formatted" + format + ++_n;
    public bool TryFormat(Span<char> destination, out int written, ReadOnlySpan<char> format, IFormatProvider provider)
    {
        var text = "spanned" + format.ToString() + ++_n;
        written = text.AsSpan().TryCopyTo(destination) ? text.Length : 0;
        return written > 0;
    }
}

static class Program
{
    static void Main() => Run();

    static void Run()
    {
        var plain = new Plain();
        var spanned = new Spanned();
        int n = 3;
        Console.WriteLine(string.Format("{0} {1:f} {2}", plain, spanned, n));
        Console.WriteLine(string.Format("{0} {1}", plain, spanned));
        Console.WriteLine(plain + " " + spanned);
    }
}
