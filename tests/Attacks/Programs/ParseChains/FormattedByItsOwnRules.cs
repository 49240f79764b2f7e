// refuses: ALLOC301
// A type of the project writes another text than it makes, and a provider counts how often it is asked.
using System;
using System.Globalization;

struct Money : ISpanFormattable
{
    public override readonly string ToString() => "string";
    public readonly string ToString(string format, IFormatProvider provider) => "formatted";
    public readonly bool TryFormat(Span<char> target, out int written, ReadOnlySpan<char> format, IFormatProvider provider)
    {
        "span".AsSpan().CopyTo(target);
        written = 4;
        return true;
    }
}

sealed class Counting : IFormatProvider
{
    public int Count;

    public object GetFormat(Type type)
    {
        Count++;
        return new NumberFormatInfo { NegativeSign = new string('-', 100) };
    }
}

static class Program
{
    static string Texts(Money[] all)
    {
        var sum = 0;
        foreach (var money in all)
            sum += money.ToString().Length + (money.ToString("x", null) == "formatted" ? 100 : 0);
        return sum.ToString();
    }

    static int Asked(int[] numbers, Counting provider)
    {
        var sum = 0;
        foreach (var n in numbers)
            sum += n.ToString(provider).Length;
        return sum;
    }

    static void Main() => Run();

    static void Run()
    {
        Console.WriteLine(Texts(new Money[2]));
        var provider = new Counting();
        Console.WriteLine(Asked(new[] { -1, 2, -3 }, provider) + " " + provider.Count);
    }
}
