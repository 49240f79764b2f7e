// fixes: ALLOC205
// Convert.ToX and Append of a value of a type parameter, for the types of all callers and for null.
using System;
using System.Globalization;
using System.Text;

static class Program
{
    static long Number<T>(T value) => Convert.ToInt64(value);

    static string Text<T>(T value)
    {
        var builder = new StringBuilder();
        builder.Append(value);
        builder.Insert(0, value);
        return builder.ToString();
    }

    static void Main()
    {
        CultureInfo.CurrentCulture = CultureInfo.GetCultureInfo("de-DE");
        Console.WriteLine(Number(1) + Number(2.5) + Number(3.5m) + Number('c') + Number(true) + Number("7") + Number((object)null));
        try { Number(double.MaxValue); } catch (OverflowException) { Console.WriteLine("overflow"); }
        try { Number("x"); } catch (FormatException) { Console.WriteLine("format"); }
        try { Number(DateTime.MinValue); } catch (InvalidCastException) { Console.WriteLine("cast"); }
        Console.WriteLine(Text(1) + Text(2.5) + Text('c') + Text(true) + Text("t") + Text((string)null) + Text((int?)null) + Text((int?)4) + Text(DayOfWeek.Monday));
        Console.WriteLine(Text(new DateTime(2020, 1, 2)) + Text(new[] { 'a', 'b' }) + Text(new object[0]));
    }
}
