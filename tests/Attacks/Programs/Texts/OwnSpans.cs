// fixes: ALLOC303, ALLOC305
// Values of a type that writes another text into a span than it makes as a string: what formats them has to stay the same.
using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Text;

public readonly struct Odd : ISpanFormattable, IEquatable<Odd>
{
    private readonly int _n;
    public Odd(int n) => _n = n;
    public override string ToString() => "p" + _n;
    public string ToString(string format, IFormatProvider provider) => "f" + _n + format;
    public bool TryFormat(Span<char> destination, out int written, ReadOnlySpan<char> format, IFormatProvider provider)
    {
        var text = "s" + _n;
        written = text.Length;
        return text.TryCopyTo(destination);
    }
    public bool Equals(Odd other) => _n == other._n;
}

public static class Program
{
    public static void Main()
    {
        var odds = new[] { new Odd(1), new Odd(22), new Odd(333) };
        Console.WriteLine(Appended(odds));
        Console.WriteLine(Grown(odds));
        Console.WriteLine(Written(odds));
        Console.WriteLine(Cut(odds));
        Console.WriteLine(Keys(odds, new Dictionary<string, int> { ["p1"] = 1, ["s22"] = 2 }));
        Console.WriteLine(Formatted(odds));
        Console.WriteLine(Bytes(odds));
        Console.WriteLine(Joined(odds));
        var shared = new StringBuilder();
        Shared(shared, odds);
        Console.WriteLine(shared);
    }

    private static string Appended(Odd[] odds)
    {
        var b = new StringBuilder();
        for (var k = 0; k < 3; k++)
            foreach (var o in odds)
            {
                b.Append(o.ToString());
                b.Append("a" + o);
                b.Append("a" + o.ToString() + k);
                b.Append($"x{o}");
                b.Append(o.ToString("q", null));
                b.Append(string.Format("{0}-{1}", o, k));
                b.AppendFormat("{0}", o);
            }
        return b.ToString();
    }

    private static string Grown(Odd[] odds)
    {
        var s = "";
        for (var k = 0; k < 3; k++)
            foreach (var o in odds)
            {
                s += o;
                s += "," + o.ToString() + k;
            }
        return s;
    }

    private static string Written(Odd[] odds)
    {
        var w = new StringWriter();
        for (var k = 0; k < 3; k++)
            foreach (var o in odds)
            {
                w.Write(o.ToString());
                w.Write("a" + o);
                w.Write($"a{o}");
            }
        return w.ToString();
    }

    private static int Cut(Odd[] odds)
    {
        var n = 0;
        for (var k = 0; k < 3; k++)
            foreach (var o in odds)
            {
                n += int.Parse(o.ToString().Substring(1));
                n += o.ToString().IndexOf('p');
                if (o.ToString() == "p1") n++;
                if (o.ToString().StartsWith("p", StringComparison.Ordinal)) n++;
            }
        return n;
    }

    private static int Keys(Odd[] odds, Dictionary<string, int> map)
    {
        var n = 0;
        for (var k = 0; k < 3; k++)
            foreach (var o in odds)
            {
                if (map.TryGetValue(o.ToString(), out var v)) n += v;
                if (map.ContainsKey("" + o)) n++;
            }
        return n;
    }

    private static string Formatted(Odd[] odds)
    {
        var all = "";
        for (var k = 0; k < 3; k++)
            foreach (var o in odds)
                all = string.Concat(all, string.Format(CultureInfo.InvariantCulture, "{0}|", o));
        return all;
    }

    private static int Bytes(Odd[] odds)
    {
        var n = 0;
        for (var k = 0; k < 3; k++)
            foreach (var o in odds)
            {
                foreach (var b in Encoding.UTF8.GetBytes(o.ToString())) n = n * 31 + b;
                n += Encoding.UTF8.GetBytes("k" + o).Length;
            }
        return n;
    }

    private static void Shared(StringBuilder b, Odd[] odds)
    {
        for (var k = 0; k < 9; k++)
        {
            b.Append(string.Join(",", odds));
            b.Append(string.Format("{0}-{1}", odds[0], k));
            b.Append(string.Format("{0}-{1}", k, k));
        }
    }

    private static string Joined(Odd[] odds)
    {
        var b = new StringBuilder();
        for (var k = 0; k < 3; k++)
        {
            b.Append(string.Join(",", odds)); b.Append(k);
            b.Append(string.Concat(odds));
        }
        return b.ToString();
    }
}
