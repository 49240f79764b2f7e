// fixes: ALLOC205
// Conversions and appended texts of each kind of value, under a culture with its own minus sign.
#nullable enable
using System;
using System.Globalization;
using System.Text;

static class Program
{
    static string Add<T>(T value, StringBuilder builder)
    {
        builder.Append((object?)value);
        builder.Append(value);
        builder.Insert(0, value);
        return builder.ToString();
    }

    static double Num<T>(T value) => Convert.ToDouble(value);
    static string? Str<T>(T value) => Convert.ToString(value);
    static bool Bool<T>(T value) => Convert.ToBoolean(value);
    static int Int<T>(T value) => Convert.ToInt32(value);
    static DateTime Date<T>(T value) => Convert.ToDateTime(value);
    static decimal Dec<T>(T value) => Convert.ToDecimal(value, CultureInfo.InvariantCulture);

    static void Try(Func<object?> f) { try { Console.WriteLine(f()); } catch (Exception e) { Console.WriteLine(e.GetType()); } }

    static void Main()
    {
        CultureInfo.CurrentCulture = new CultureInfo("sv-SE") { NumberFormat = { NegativeSign = "~" } };
        for (var i = -1; i < 2; i++)
        {
            var n = i;
            Try(() => Add(n, new StringBuilder()));
            Try(() => Add((double)n / 3, new StringBuilder()));
            Try(() => Add((char)('a' + n), new StringBuilder()));
            Try(() => Add(n > 0, new StringBuilder()));
            Try(() => Add(new DateTime(2000, 1, 2 + n), new StringBuilder()));
            Try(() => Num(n)); Try(() => Num((char)('1' + n))); Try(() => Num(n > 0)); Try(() => Num(n * 0.1f)); Try(() => Num(new DateTime(1)));
            Try(() => Str(n)); Try(() => Str((char)('1' + n))); Try(() => Str(n > 0)); Try(() => Str(n * 0.1f));
            Try(() => Bool(n)); Try(() => Bool('a')); Try(() => Bool(n * 0.5)); Try(() => Bool(n * 0.5m));
            Try(() => Int(n)); Try(() => Int('a')); Try(() => Int(n * 2.5)); Try(() => Int(n * 2.5m)); Try(() => Int((uint)n));
            Try(() => Date(n)); Try(() => Date(new DateTime(5))); Try(() => Date(true));
            Try(() => Dec(n)); Try(() => Dec(n * 1e20)); Try(() => Dec(n * 1e30)); Try(() => Dec('a'));
        }
    }
}
