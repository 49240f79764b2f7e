// fixes: ALLOC301
#nullable enable
using System;
using System.Globalization;

// Numbers and dates are read with the current culture, which changes between the calls.
static class Program
{
    static string Run(Func<IFormattable> read)
    {
        try
        {
            return read().ToString(null, CultureInfo.InvariantCulture);
        }
        catch (Exception exception)
        {
            return exception.GetType().Name;
        }
    }

    static double Number(string text) => double.Parse(text.Replace("'", "").Trim());

    static decimal Styled(string text) => decimal.Parse(text.Substring(1).Trim(), NumberStyles.Currency);

    static DateTime Date(string text) => DateTime.Parse(text.Trim().TrimEnd('.'));

    static bool Starts(string text, string start) => text.Trim().StartsWith(start);

    static int Index(string text, string part) => text.Substring(1).IndexOf(part);

    static void Main()
    {
        foreach (var name in new[] { "", "de-DE", "fr-CH", "tr-TR", "th-TH", "ar-SA" })
        {
            CultureInfo.CurrentCulture = CultureInfo.GetCultureInfo(name);
            Console.WriteLine(name + " " + Run(() => Number(" 1'234.5 ")) + " " + Run(() => Number("1.234,5")) + " " + Run(() => Styled("x 12 ")) + " " + Run(() => Date(" 2020-02-03. ")) + " " + Run(() => Date("03.02.2020")));
            Console.WriteLine(Starts(" I\u0307x", "i") + " " + Starts(" \u00ADab", "ab") + " " + Starts("ss", "\u00DF") + " " + Index("x\u00ADab", "a") + " " + Index("xa\u0301", "\u00E1") + " " + Index("x", ""));
        }
    }
}
