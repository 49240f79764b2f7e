// fixes: ALLOC207
// Numbers, dates, texts and null with alignment, formats, braces and quotes.
using System;
using System.Globalization;

static class Program
{
    static string All(int a, double b, string c, DateTime d, bool e, char f, DayOfWeek g, int? h) =>
        string.Format("{0}|{0,5}|{0,-5:x}|{1:0.00}|{2}|{3:yyyy-MM-dd HH:mm}|{4}|{5}|{6}|{6:d}|{7}|", a, b, c, d, e, f, g, h)
        + string.Format("{{{0}}} \"{1}\" \\ {2}\t", a, b, c)
        + string.Format(@"""{0}"" \{1}\ {2}
next", a, b, c)
        + string.Format("""{0} "raw" {1}""", a, g)
        + string.Format(CultureInfo.InvariantCulture, "{0:N2}", b)
        + string.Format("{0}{1}{0}{1}", a, h)
        + string.Format("{1}{0}", a, b);

    static void Main()
    {
        var date = new DateTime(2021, 2, 3, 4, 5, 6);
        foreach (var culture in new[] { "en-US", "de-DE", "ar-SA", "tr-TR" })
        {
            CultureInfo.CurrentCulture = CultureInfo.GetCultureInfo(culture);
            Console.WriteLine(All(-255, 1234.5678, null, date, true, '{', DayOfWeek.Friday, null));
            Console.WriteLine(All(7, double.NaN, "}", date, false, '"', (DayOfWeek)99, 3));
        }
    }
}
