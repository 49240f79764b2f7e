// fixes: ALLOC207
// A format that is one hole: numbers, dates and structs in several cultures, one with a sign of its own, with formats that fail.
using System;
using System.Globalization;
using System.Text;

#nullable enable
readonly struct Fraction
{
    private readonly int _n;
    public Fraction(int n) => _n = n;
    public override string ToString() => _n < 0 ? throw new InvalidOperationException() : _n + "/2";
}
#nullable disable

static class Program
{
    static int Switch(string culture, int n) { CultureInfo.CurrentCulture = CultureInfo.GetCultureInfo(culture); return n; }

    static string All(int a, double b, decimal c, DateTime d, bool e, char f, Guid g, TimeSpan h, Fraction i)
    {
        var text = new StringBuilder();
        text.AppendFormat("{0}", a).AppendFormat("{0}", b).AppendFormat("{0}", e).AppendFormat("{0}", f).AppendFormat("{0}", Switch("de-DE", a));
        return text
            + string.Format("{0}", a) + string.Format("{0:X4}", a) + string.Format("{0:N2}", b) + string.Format("{0:C}", c) + string.Format("{0:D}", d)
            + string.Format("{0:X}", e) + string.Format("{0:X}", f) + string.Format("{0:N}", g) + string.Format("{0:g}", h) + string.Format("{0:X}", i)
            + string.Format(CultureInfo.InvariantCulture, "{0}", b) + string.Format(CultureInfo.InvariantCulture, "{0:N}", Switch("sv-SE", a))
            + string.Format(CultureInfo.InvariantCulture, "{0}", g) + string.Format(NumberFormatInfo.CurrentInfo, "{0}", b)
            + string.Format("{0}", Switch("ar-SA", a)) + string.Format("{0:t\\z}", d) + string.Format("{0}", -a) + string.Format("{0}", (short)a);
    }

    static void Main()
    {
        var own = (CultureInfo)CultureInfo.GetCultureInfo("en-US").Clone();
        own.NumberFormat.NegativeSign = "minus ";
        foreach (var culture in new[] { own, CultureInfo.GetCultureInfo("tr-TR"), CultureInfo.GetCultureInfo("fa-IR") })
        {
            CultureInfo.CurrentCulture = culture;
            Console.WriteLine(All(-255, -1234.5, 7m, new DateTime(2021, 2, 3), true, 'x', Guid.Empty, TimeSpan.FromDays(-2), new Fraction(3)));
            try { All(1, 2, 3, default, false, ' ', default, default, new Fraction(-1)); } catch (InvalidOperationException) { Console.WriteLine("failed"); }
            try { Console.WriteLine(string.Format("{0:Q}", Switch("en-US", 3))); } catch (FormatException) { Console.WriteLine("format"); }
        }
    }
}
