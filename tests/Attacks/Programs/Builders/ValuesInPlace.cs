// fixes: ALLOC305
// Texts of values and of builders: formats that fail, cultures that change midway, a builder that is appended to itself, text in the builder when a
// value fails.
using System;
using System.Globalization;
using System.Text;

static class Program
{
    static readonly StringBuilder s_all = new StringBuilder();
    static readonly StringBuilder s_other = new StringBuilder();

    static int Next(int number)
    {
        CultureInfo.CurrentCulture = number % 2 == 0 ? CultureInfo.InvariantCulture : CultureInfo.GetCultureInfo("de-DE");
        s_all.Append('n');
        return number * 1000;
    }

    static void Append(StringBuilder all, StringBuilder other, int number, double fraction, string format)
    {
        if (all == null || other == null)
            return;
        all.Append(number.ToString("N2")).Append(fraction.ToString("N3", CultureInfo.CurrentCulture));
        all.Append(Next(number).ToString("N1", CultureInfo.CurrentCulture)).Append('|');
        all.Append(fraction.ToString(format)).Append(Next(number).ToString("N0")).AppendLine(fraction.ToString("P1"));
        all.Append(DateTime.UnixEpoch.AddDays(number % 100).ToString("D", CultureInfo.InvariantCulture));
        all.Append(DayOfWeek.Friday.ToString("D")).Append(Guid.Empty.ToString("B")).Append(number.ToString("{}"));
        other.Append(number);
        var same = all;
        if (all.Length < 4000)
            same.Append(all.ToString());
        all.Append(other.ToString()).Append(other.Append('!').ToString());
        all.Append(fraction.ToString("Q"));
    }

    static void Main()
    {
        foreach (var number in new[] { 0, 1, -1, int.MinValue, 255 })
        {
            foreach (var format in new[] { "x", "E3", "", null })
            {
                try
                {
                    Append(s_all, s_other, number, number / 3.0, format);
                }
                catch (FormatException)
                {
                    s_all.Append('!');
                }
            }
        }

        Console.WriteLine(s_all);
    }
}
