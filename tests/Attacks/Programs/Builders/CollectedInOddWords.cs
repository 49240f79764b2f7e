// fixes: ALLOC305
// Texts are collected of null arrays, nullable values, arithmetic, conversions, slices, conditional calls, and in handlers, switches and lambdas.
#nullable enable
using System;
using System.Collections.Generic;
using System.Globalization;
using System.Text;

enum Level : byte { Low, High = 200 }

[Flags]
enum Marks { None, A, B, C = 4 }

readonly struct Own(int n)
{
    public override string? ToString() => n < 0 ? null : "own" + n;
}

readonly struct Span2(int n) : ISpanFormattable
{
    public string ToString(string? format, IFormatProvider? provider) => "text" + n + format;

    public bool TryFormat(Span<char> destination, out int written, ReadOnlySpan<char> format, IFormatProvider? provider)
    {
        written = 0;
        if (destination.Length < 2)
            return false;
        "sp".CopyTo(destination);
        written = 2;
        return true;
    }

    public override string ToString() => "plain" + n;
}

static class Program
{
    static string Values(int n, double d, decimal m, DateTime t, Level level, Marks marks, Guid g)
    {
        var text = new StringBuilder();
        text.Append(n).Append(';').Append(d).Append(m).Append(' ').Append(t).Append(level).Append(marks).Append(g);
        return text.ToString();
    }

    static string Texts(int n, double d, Level level, Marks marks)
    {
        var text = new StringBuilder();
        text.Append(n.ToString()).Append(d.ToString("F2")).Append(n.ToString("X4")).Append(level.ToString("D")).Append(marks.ToString()).Append(n.ToString("C"));
        return text.ToString();
    }

    static string Nulls(string? a, char[]? b, object? c, int? d, StringBuilder? e)
    {
        var text = new StringBuilder();
        text.Append(a).Append(b).Append(c).Append(d).Append(e).Append('.').Append((string?)null);
        return text.ToString();
    }

    static string Arithmetic(char c, int n, byte b, short s, long l, nint i)
    {
        var text = new StringBuilder();
        text.Append(c + n).Append((char)(c + 1)).Append(b + s).Append(b).Append(s).Append(l * n).Append(-l).Append(n / 2.0).Append(~n).Append(c);
        text.Append((object)i).Append(n == 3).Append(c, 3).Append(c, n > 0 ? 1 : 0);
        return text.ToString();
    }

    static string Structs(int n)
    {
        var text = new StringBuilder();
        text.Append(new Own(n)).Append(new Own(n).ToString()).Append(new Span2(n)).Append(new Span2(n).ToString());
        return text.ToString();
    }

    static string Slices(string a, int from, int count)
    {
        var text = new StringBuilder();
        text.Append(a, from, count).Append(a.AsSpan(from)).Append(a.Substring(from)).Append(a[..count]).AppendLine().AppendLine(a).Append(a.AsMemory(from));
        return text.ToString();
    }

    static string Culture(double d, int n)
    {
        var text = new StringBuilder();
        text.Append(d);
        CultureInfo.CurrentCulture = CultureInfo.GetCultureInfo("de-DE");
        text.Append(d).Append(-n);
        CultureInfo.CurrentCulture = CultureInfo.InvariantCulture;
        text.Append(d).Append(-n);
        return text.ToString();
    }

    static string Handler(string a, int n)
    {
        var text = new StringBuilder();
        try
        {
            text.Append(a[n]);
            text.Append(10 / n);
        }
        catch (Exception e)
        {
            text.Append(e.GetType().Name);
        }

        return text.ToString();
    }

    static string Choice(int n)
    {
        var text = new StringBuilder();
        switch (n)
        {
            case 0:
                return "zero";
            case 1:
                text.Append("one");
                break;
            case 2:
                text.Append("two").Append(n);
                goto default;
            default:
                text.Append(n is > 2 and < 5 ? "few" : "many");
                break;
        }

        if (n == 4)
            return text + "!";
        return text.Append('.').ToString();
    }

    static string Interpolated(int n, double d, string? a)
    {
        var text = new StringBuilder();
        text.Append($"{n:D3}|{d,8:F1}|{a}|{(n > 1 ? a : null)}|{n}{d}").Append(CultureInfo.InvariantCulture, $"{d}{n}").AppendFormat("{0}-{1}", n, a);
        return text.ToString();
    }

    static string Loop(string a)
    {
        var text = new StringBuilder("<", 8);
        foreach (var c in a)
            text.Append(char.ToUpperInvariant(c));
        for (var i = 0; i < 40; i++)
            text.Append(i).Append(a);
        text.Append('>');
        return text.ToString();
    }

    static string Held(string a)
    {
        var text = new StringBuilder();
        var same = text;
        same.Append(a);
        text.Append(same.Length);
        return text.ToString();
    }

    static string Lambda(string a)
    {
        var text = new StringBuilder();
        Action<string> add = s => text.Append(s);
        add(a);
        add("x");
        return text.ToString();
    }

    static string Joined(string[] all, List<int> numbers)
    {
        var text = new StringBuilder();
        text.AppendJoin(',', all).AppendJoin("; ", numbers).Append(string.Join("-", all)).Append(string.Concat(all));
        return text.ToString();
    }

    static void Main()
    {
        foreach (var (a, n) in new[] { ("", 0), ("ab", 1), ("xyz", 2), ("long text", 4), ("q", -1) })
        {
            foreach (var run in new Func<string>[]
            {
                () => Values(n, n / 3.0, n * 1.50m, new DateTime(2020, 1, 2), (Level)(byte)(n * 50), (Marks)n, Guid.Empty), () => Texts(n, n / 3.0, Level.High, (Marks)n),
                () => Nulls(n == 1 ? null : a, n == 2 ? null : a.ToCharArray(), n == 4 ? null : n, n == 0 ? null : n, n == 1 ? null : new StringBuilder(a)),
                () => Arithmetic('c', n, (byte)n, (short)n, n, n), () => Structs(n), () => Slices(a, n, 1), () => Culture(n + 0.5, n), () => Handler(a, n), () => Choice(n),
                () => Interpolated(n, n + 0.25, a), () => Loop(a), () => Held(a), () => Lambda(a), () => Joined(a.Split(' '), [n, n]),
            })
            {
                CultureInfo.CurrentCulture = CultureInfo.GetCultureInfo(n == 2 ? "sv-SE" : "");
                try
                {
                    Console.Write(run() + "\n");
                }
                catch (Exception e)
                {
                    Console.Write(e.GetType().Name + "\n");
                }
            }
        }
    }
}
