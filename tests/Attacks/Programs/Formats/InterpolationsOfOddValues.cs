// fixes: ALLOC201
// What is concatenated or interpolated has formats of its own, throws, is null, a nested text, a conditional, a raw text, or a handler's argument.
#nullable enable
using System;
using System.Collections.Generic;
using System.Globalization;

sealed class Shown(int n) : IFormattable
{
    public string ToString(string? format, IFormatProvider? provider) => n == 0 ? throw new InvalidOperationException() : "f" + n + format;

    public override string ToString() => n == 0 ? throw new InvalidCastException() : "t" + n;
}

readonly record struct Point(int X, double Y);

enum Level { Low, High = 4 }

static class Program
{
    static readonly List<string> Log = new();

    static T Say<T>(T value)
    {
        Log.Add("" + value);
        return value;
    }

    static string Concat(int n, Level level, Point point, char c) => "a" + n + level + point + c + n + 1 + (level == Level.Low);

    static string Objects(int n, Shown shown, object? o) => n + ":" + shown + o + $"{shown}{o}{n}";

    static string Nullables(int? n, double? d, Level? level, char? c) => "[" + n + d + level + c + "]" + $"{n}{d:F1}{level}{c,3}";

    static string Order(int n) => Say("x") + Say(n) + Say(n + 1L) + Say(n / 2.0) + Say((Level)n);

    static string Conditional(int n, string? s) => "a" + (n > 0 ? n : -1) + (s ?? "none") + (n > 1 ? s : null) + (s?.Length) + (s is [var first, ..] ? first : '?');

    static string Compound(int n, Level level)
    {
        var text = "s";
        text += n;
        text += level;
        text += (char)('a' + n);
        text += n + n;
        text += 1.5 + n + "e" + n;
        return text;
    }

    static string Raw(int n, Level level) => $$"""{{{n}}} "{{level}}" {n} {{n:D3}}""" + $@"\{n}""{level,-6}|";

    static string Spans(int n, ReadOnlySpan<char> span) => $"{n}{span}{span,5}" + string.Concat(span, "x");

    static string Tuple(int n, Level level) => (n, level) + "|" + (n, (level, n)) + $"{(n, level)}";

    static string Invariant(int n, double d) => string.Create(CultureInfo.InvariantCulture, $"{d}{n}{d:N1}") + FormattableString.Invariant($"{d}{n}") + d;

    static string Pointer(nint i, nuint u, Half h, Int128 big, DateOnly day, TimeOnly time) => "p" + i + u + h + big + day + time;

    static string Constant(int n) => "a" + 'b' + 1 + n + nameof(n) + null + true + 2.5 + 1m + n;

    static string Dynamic(dynamic n) => "d" + n + $"{n}";

    static string Unsigned(byte b, sbyte s, ushort u, ulong l, float f, decimal m) => b + "" + s + u + l + f + m + -m + -s;

    static string Checked(int n) => checked("c" + (n + int.MaxValue)) + unchecked("u" + (n + int.MaxValue));

    static void Main()
    {
        foreach (var culture in new[] { "", "de-DE", "fa-IR" })
        {
            CultureInfo.CurrentCulture = CultureInfo.GetCultureInfo(culture);
            foreach (var n in new[] { 0, 4, -3, 2 })
            {
                foreach (var run in new Func<string>[]
                {
                    () => Concat(n, (Level)n, new Point(n, n / 4.0), 'c'), () => Objects(n, new Shown(n), n == 2 ? null : n), () => Nullables(n == 2 ? null : n, n == 4 ? null : n / 4.0, n == 0 ? null : (Level)n, n < 0 ? null : 'x'),
                    () => Order(n), () => Conditional(n, n == 0 ? null : n == 2 ? "" : "text"), () => Compound(n, (Level)n), () => Raw(n, (Level)n), () => Spans(n, "sp"), () => Tuple(n, (Level)n), () => Invariant(n, n / 4.0),
                    () => Pointer(n, (nuint)Math.Abs(n), (Half)n, n, new DateOnly(2020, 1, 2), new TimeOnly(3, 4)), () => Constant(n), () => Dynamic(n), () => Unsigned((byte)n, (sbyte)n, (ushort)n, (ulong)n, n / 3f, n / 3m), () => Checked(n),
                })
                {
                    try
                    {
                        Console.Write(run() + ";");
                    }
                    catch (Exception e)
                    {
                        Console.Write(e.GetType().Name + ";");
                    }
                }

                Console.WriteLine(string.Join(",", Log));
                Log.Clear();
            }
        }
    }
}
