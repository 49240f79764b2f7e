// fixes: ALLOC303
// Joining calls ToString(); a hole calls TryFormat or ToString(format, provider). Each says which it was.
using System;

struct Money : ISpanFormattable
{
    public int Value;
    public override string ToString() => "plain" + Value;
    public string ToString(string format, IFormatProvider provider) => "formatted" + Value;
    public bool TryFormat(Span<char> destination, out int written, ReadOnlySpan<char> format, IFormatProvider provider)
    {
        "span".AsSpan().TryCopyTo(destination);
        written = Math.Min(4, destination.Length);
        return destination.Length >= 4;
    }
}

class Name : IFormattable
{
    public override string ToString() => "name";
    public string ToString(string format, IFormatProvider provider) => "NAME" + format;
}

static class Program
{
    static void Main()
    {
        string a = "", b = "", c = "", d = "";
        for (var i = 0; i < 3; i++)
            a += new Money { Value = i };
        for (var i = 0; i < 3; i++)
            b += $"{new Money { Value = i }};";
        for (var i = 0; i < 3; i++)
            c += new Name() + ",";
        for (var i = 0; i < 3; i++)
            d += $"{new Name()},{new Name():f}";
        Console.WriteLine(string.Join("|", a, b, c, d));
    }
}
