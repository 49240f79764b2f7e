// fixes: ALLOC303
// What is added to a text that grows formats itself in two ways, is an object, an array, a span, an enum, a nullable value, or a type parameter.
#nullable enable
using System;
using System.Collections.Generic;
using System.Globalization;

readonly struct Two(int n) : ISpanFormattable
{
    public override string ToString() => "plain" + n;
    public string ToString(string? format, IFormatProvider? provider) => "formatted" + n;
    public bool TryFormat(Span<char> to, out int written, ReadOnlySpan<char> format, IFormatProvider? provider)
    {
        written = "spanned".Length;
        return "spanned".TryCopyTo(to);
    }
}

sealed class Loud : IFormattable
{
    public override string ToString() => "loud";
    public string ToString(string? format, IFormatProvider? provider) => "LOUD";
}

sealed class Silent
{
    public override string? ToString() => null;
}

readonly struct Implied(int n)
{
    public static implicit operator string(Implied i) => "implied" + i;
    public static implicit operator ReadOnlySpan<char>(Implied i) => "span";
    public override string ToString() => "to" + n;
}

enum Day { Sun, Mon = 5, Also = 5 }

static class Program
{
    static string Structs(Two[] items) { var text = ""; foreach (var x in items) text += x; return text; }
    static string Objects(object?[] items) { var text = "a"; foreach (var x in items) text += x + "|"; return text; }
    static string Formattables(IFormattable[] items) { var text = ""; foreach (var x in items) text = text + x; return text; }
    static string Silents(Silent[] items) { var text = "<"; foreach (var x in items) { text += x; text += ">"; } return text; }
    static string Implieds(Implied[] items) { var text = "<"; foreach (var x in items) text += x; return text; }
    static string Arrays(char[][] items) { var text = "<"; foreach (var x in items) text += x; return text; }
    static string Days(Day[] items) { var text = "<"; foreach (var x in items) text += x; return text; }
    static string Nullables(int?[] items) { var text = "<"; foreach (var x in items) text += x; return text; }
    static string Any<T>(T[] items) { var text = "<"; foreach (var x in items) text += x; return text; }
    static string AnyStruct<T>(T[] items) where T : struct { var text = "<"; foreach (var x in items) text += $"{x},"; return text; }
    static string Doubles(double[] items) { var text = "<"; foreach (var x in items) text += x + ";"; return text; }
    static string Decimals(decimal?[] items) { var text = "<"; foreach (var x in items) text = $"{text}{x:N2}{x}"; return text; }
    static string Dates(DateTime[] items) { var text = "<"; foreach (var x in items) text += x; return text; }
    static string Dynamics(dynamic[] items) { string text = "<"; foreach (var x in items) text += x; return text; }
    static string Chars(int[] items) { var text = "<"; foreach (var x in items) text += (char)x + x; return text; }
    static string Sums(int[] items) { var text = "<"; foreach (var x in items) text += x + x + "" + x + x; return text; }
    static string Pointers(nint[] items) { var text = "<"; foreach (var x in items) text += x; return text; }
    static string Conditional(string?[] items) { var text = "<"; foreach (var x in items) text += x is null ? (object)1 : x; return text; }
    static string Prefixed(string[] items) { var text = ">"; foreach (var x in items) text = x + text + x; return text; }

    static void Main()
    {
        foreach (var culture in new[] { "", "de-DE", "sv-SE" })
        {
            CultureInfo.CurrentCulture = CultureInfo.GetCultureInfo(culture);
            Console.WriteLine(Structs([new(1), new(2)]));
            Console.WriteLine(Objects([null, 1, 1.5, 'c', new Two(3), new Loud(), new Silent(), new[] { 'a' }, Day.Mon, -3]));
            Console.WriteLine(Formattables([new Two(1), 1.5, new Loud(), -2]));
            Console.WriteLine(Silents([new(), null!]));
            Console.WriteLine(Arrays(["abc".ToCharArray(), null!]));
            Console.WriteLine(Days([Day.Sun, Day.Mon, (Day)77]));
            Console.WriteLine(Nullables([1, null, -1]));
            Console.WriteLine(Any([new Two(1)]) + Any<object>([new Loud()]) + Any([1.5, double.NaN, -0.0]) + Any([Day.Mon]) + Any(["x", null]) + Any([new Loud()]));
            Console.WriteLine(AnyStruct([new Two(1)]) + AnyStruct([1.5, double.NaN, -0.0]));
            Console.WriteLine(Doubles([1.5, double.NaN, -0.0, double.NegativeInfinity, 1e300]));
            Console.WriteLine(Decimals([1.50m, null, -2000m]));
            Console.WriteLine(Dates([new(2020, 1, 2)]));
            Console.WriteLine(Dynamics([1, 1.5, "x", new Loud(), 'c']));
            Console.WriteLine(Chars([65, 66]) + Sums([1, -2]) + Pointers([-3]) + Conditional(["a", null]) + Prefixed(["a", "b"]));
        }
        try
        {
            Console.WriteLine(Implieds([]));
        }
        catch (Exception e)
        {
            Console.WriteLine(e.GetType());
        }
    }
}
