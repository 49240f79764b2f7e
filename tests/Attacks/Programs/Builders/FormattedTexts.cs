// fixes: ALLOC305
// The texts of values are appended: with formats that know the culture and formats that fail, and by a culture with another sign and other digits.
using System;
using System.Globalization;
using System.Text;

static class Program
{
    static int calls;

    static int Next() => ++calls;

    static int Switch(string culture) { CultureInfo.CurrentCulture = CultureInfo.GetCultureInfo(culture); return -1; }

    static string Texts(int n, ulong bits, double x, DateTime when, DayOfWeek day, string format)
    {
        var text = new StringBuilder();
        text.Append(n.ToString("X2")).Append(n.ToString()).Append(bits.ToString("x", CultureInfo.InvariantCulture));
        text.Append("|" + n.ToString("N1", CultureInfo.InvariantCulture) + "|" + n.ToString(CultureInfo.InvariantCulture) + "|");
        text.Append(x.ToString("E3")).Append($"{x.ToString("N2"),12}{when.ToString("D"),-40}").AppendFormat("{0}{1,5}", day.ToString(), day.ToString("d"));
        text.Append(Next().ToString("D3")).AppendLine(n.ToString(format));
        text.Append(1.5.ToString("N2") + Switch("en-US").ToString("N2") + 2.5.ToString("N2"));
        text.Append(true.ToString()).Append('c'.ToString()).Append(Guid.Empty.ToString("B")).Append(TimeSpan.FromHours(30).ToString("g"));
        return text.ToString();
    }

    static void Main()
    {
        foreach (var culture in new[] { "de-DE", "sv-SE", "fa-IR", "tr-TR" })
        {
            foreach (var format in new[] { "X", "D4", null, "", "#,##0.0" })
            {
                Switch(culture);
                Console.WriteLine(Texts(-255, ulong.MaxValue, -1234.5678, new DateTime(2020, 2, 3), (DayOfWeek)42, format));
            }
        }

        try { Texts(1, 1, 1, default, default, "Q"); } catch (FormatException) { Console.WriteLine("format " + calls); }
    }
}
