// fixes: ALLOC301
using System;
using System.Globalization;

static class Program
{
    static string Try<T>(Func<T> parse)
    {
        try { return "" + parse(); }
        catch (Exception exception) { return exception.GetType().Name; }
    }

    static double Number(string text) => text is null ? 0 : double.Parse(text.Trim());
    static decimal Money(string text) => text is null ? 0 : decimal.Parse(text.Trim('$'), NumberStyles.Currency, CultureInfo.GetCultureInfo("fr-FR"));
    static int Hex(string text) => text is null ? 0 : int.Parse(text.Substring(2), NumberStyles.HexNumber);
    static DateTime Date(string text) => text is null ? default : DateTime.Parse(text.Trim());
    static Guid Id(string text) => text is null ? default : Guid.Parse(text.Trim('{', '}'));
    static bool Flag(string text) => text is not null && bool.Parse(text.Trim());
    static DayOfWeek Day(string text) => text is null ? default : Enum.Parse<DayOfWeek>(text.Trim(), true);
    static TimeSpan Span(string text) => text is null ? default : TimeSpan.Parse(text.TrimEnd('s'));
    static bool TryInt(string text, out int n) { n = -1; return text is not null && int.TryParse(text.TrimStart('+'), out n); }
    static Version Version(string text) => text is null ? null : System.Version.Parse(text.Trim('v'));

    static void Main()
    {
        foreach (var culture in new[] { "de-DE", "en-US", "ar-SA", "tr-TR" })
        {
            CultureInfo.CurrentCulture = CultureInfo.GetCultureInfo(culture);
            foreach (var text in new[] { null, "", " 1,5 ", "1.5", "0x1F", "$1 234,50", "2/3/2020", "{00000000-0000-0000-0000-000000000001}", " true", "friday ", "00:01:02s", "++3", "v1.2", "\u00a01", "1\0", "١", "-1" })
            {
                var has = TryInt(text, out var n);
                Console.Write(string.Join(" ", Try(() => Number(text)), Try(() => Money(text)), Try(() => Hex(text)), Try(() => Date(text).Ticks), Try(() => Id(text)), Try(() => Flag(text)), Try(() => Day(text)), Try(() => Span(text)), has, n, Try(() => Version(text))));
                Console.Write(";");
            }

            Console.WriteLine();
        }
    }
}
