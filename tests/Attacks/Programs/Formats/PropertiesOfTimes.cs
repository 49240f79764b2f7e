// fixes: ALLOC207
// The parts of dates and times in each order and more than once, with extreme values and in cultures that write numbers otherwise.
using System;
using System.Globalization;

static class Program
{
    static string Parts(DateTime a, TimeSpan b, DateTimeOffset c, DateOnly d) =>
        string.Format("{0:0000}-{1:00}-{2}", a.Year, a.Month, a.Kind)
        + string.Format("{1}{0}{1:N3}", b.Days, b.TotalSeconds)
        + string.Format("{0:G}|{1,12}|{2:R}", c.UtcDateTime, c.Offset, b.TotalDays)
        + string.Format("{0}{1:D4}{0}", d.DayOfWeek, d.Year);

    static string Written(DateTime value)
    {
        Action next = () => value = value.AddDays(1);
        var before = string.Format("{0}{1}", value.Day, value.Month);
        next();
        return before + string.Format("{0}{1}", value.Day, value.Month);
    }

    static void Main()
    {
        foreach (var name in new[] { "", "ar-SA", "de-DE", "sv-SE", "th-TH", "tr-TR" })
        {
            CultureInfo.CurrentCulture = CultureInfo.GetCultureInfo(name);
            Console.WriteLine(Parts(DateTime.MinValue, TimeSpan.MinValue, DateTimeOffset.MinValue, DateOnly.MinValue));
            Console.WriteLine(Parts(DateTime.MaxValue, TimeSpan.MaxValue, DateTimeOffset.MaxValue, DateOnly.MaxValue));
            Console.WriteLine(Parts(default, default, default, default));
            Console.WriteLine(Written(new DateTime(2024, 2, 28)));
        }
    }
}
