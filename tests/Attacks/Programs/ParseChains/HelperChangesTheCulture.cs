// fixes: ALLOC301
// The method of the project that returns the part changes the culture that the parser, the comparison and the change of case ask for.
#nullable enable
using System;
using System.Globalization;

static class Program
{
    static int s_turn;

    static string Next(string text)
    {
        CultureInfo.CurrentCulture = CultureInfo.GetCultureInfo((s_turn++ % 4) switch { 0 => "tr-TR", 1 => "en-US", 2 => "de-DE", _ => "ar-SA" });
        return text.Substring(1);
    }

    static NumberFormatInfo Numbers(string text)
    {
        CultureInfo.CurrentCulture = CultureInfo.GetCultureInfo("fr-FR");
        return new NumberFormatInfo { NegativeSign = text[..1] };
    }

    static double Number(string text) => double.Parse(Next(text).Trim());

    static double Styled(string text) => double.Parse(Next(text).Trim(), NumberStyles.Float, Numbers(text));

    static bool Same(string text) => string.Equals(Next(text).Trim(), Next("xI"), StringComparison.CurrentCultureIgnoreCase);

    static bool Starts(string text) => Next(text).Trim().StartsWith("i", StringComparison.CurrentCultureIgnoreCase);

    static bool Lower(string text) => Next(text).ToLower() == Next("xi");

    static DateTime Date(string text) => DateTime.Parse(Next(text).Trim());

    static void Main()
    {
        foreach (var text in new[] { "x1,5 ", "x 1.234,5", "-–3", "xI", "x\u0131", "x \u0130", "x01.02.2020", "x 1/2/2020 ", "x", "xi" })
        {
            for (var i = 0; i < 3; i++)
            {
                foreach (var run in new Func<string, object>[] { s => Number(s), s => Styled(s), s => Same(s), s => Starts(s), s => Lower(s), s => Date(s) })
                {
                    try
                    {
                        Console.Write(((IFormattable?)(run(text) as IFormattable))?.ToString(null, CultureInfo.InvariantCulture) + " ");
                    }
                    catch (FormatException)
                    {
                        Console.Write("format ");
                    }
                }

                Console.Write(CultureInfo.CurrentCulture.Name + " ");
            }

            Console.WriteLine();
        }
    }
}
