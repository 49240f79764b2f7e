// fixes: ALLOC305
// A builder that only collects one text: short, long and empty, with repeated characters, parts of texts and null.
using System;
using System.Globalization;
using System.Text;

static class Program
{
    static string Small(string name, int n)
    {
        var builder = new StringBuilder();
        builder.Append(name).Append('=').Append(n).Append(';');
        builder.Append('-', n < 0 ? 0 : n).AppendLine();
        return builder.ToString();
    }

    static string Long(int n, string text)
    {
        var builder = new StringBuilder(16);
        builder.Append(text);
        builder.Append(text, 1, 2);
        builder.Append(n).Append(1.5).Append(true).Append(DayOfWeek.Monday).Append(new DateTime(2020, 2, 3));
        return builder.ToString();
    }

    static int Length(string a, string b)
    {
        var builder = new StringBuilder();
        builder.Append(a);
        builder.Append(b);
        var text = builder.ToString();
        return text.Length + text.GetHashCode() - text.GetHashCode();
    }

    static void Main()
    {
        CultureInfo.CurrentCulture = CultureInfo.GetCultureInfo("de-DE");
        Console.WriteLine(Small("n", 3) + Small(null, -4) + Small(new string('x', 3000), 2000).Length);
        Console.WriteLine(Long(-7, "abc") + Long(1, new string('y', 2000)).Length + Length(null, "") + Length("a", null));
        try { Long(1, "ab"); Console.WriteLine("fits"); Long(1, "a"); } catch (ArgumentOutOfRangeException) { Console.WriteLine("range"); }
        try { Long(1, null); } catch (Exception e) { Console.WriteLine(e.GetType().Name); }
    }
}
