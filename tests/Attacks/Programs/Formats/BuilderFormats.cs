// fixes: ALLOC207
using System;
using System.Globalization;
using System.Text;

static class Program
{
    static string All(int a, double b, StringBuilder other)
    {
        var builder = new StringBuilder();
        builder.AppendFormat("{0}:{1:N1};", a, b).AppendFormat(CultureInfo.InvariantCulture, "{0,6}", b);
        builder.AppendLine().AppendFormat("{{{0}}}", a);
        other.AppendFormat("{0}", a);
        return builder.ToString() + other;
    }

    static void Main()
    {
        CultureInfo.CurrentCulture = CultureInfo.GetCultureInfo("de-DE");
        Console.WriteLine(All(5, 1234.5, new StringBuilder("o")));
        try { Console.WriteLine(All(5, 1234.5, null)); } catch (NullReferenceException) { Console.WriteLine("null"); }
    }
}
