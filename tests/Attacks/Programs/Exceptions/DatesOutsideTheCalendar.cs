// refuses: ALLOC106
// Texts of dates that the calendar of the culture does not have, made for a message that is not needed.
using System;
using System.Globalization;
static class Guard
{
    public static void That(bool condition, string message)
    {
        if (!condition)
            throw new ArgumentException(message);
    }
}
static class Use
{
    public static void Interpolated(DateTime d, int n) { Guard.That(n >= 0, $"bad {d} for {n}"); }
    public static void Joined(DateTimeOffset d, int n) { Guard.That(n >= 0, "bad " + d); }
    public static void Day(DateOnly d, int n) { Guard.That(n >= 0, $"bad {d}"); }
}
static class P
{
    static void Main()
    {
        var culture = new CultureInfo("ar-SA");
        culture.DateTimeFormat.Calendar = new UmAlQuraCalendar();
        CultureInfo.CurrentCulture = culture;
        for (var i = 0; i < 2; i++)
        {
            var n = i;
            Try(() => Use.Interpolated(DateTime.MinValue, n)); Try(() => Use.Joined(DateTimeOffset.MinValue, n)); Try(() => Use.Day(DateOnly.MinValue, n));
        }
    }
    static void Try(Action a) { try { a(); Console.WriteLine("ok"); } catch (Exception e) { Console.WriteLine(e.GetType().Name); } }
}
