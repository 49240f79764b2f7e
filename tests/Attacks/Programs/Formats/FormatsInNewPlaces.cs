// fixes: ALLOC207
// Formats in raw strings, extension members, properties with a field, conditions, and with arguments that need parentheses or quotes.
#nullable enable
using System;
using System.Globalization;
using System.Text;

sealed class Report(int number)
{
    public string Title { get => string.Format("{0}-{1}", number, field); set => field = string.Format("[{0}:{1}]", value, number); } = "t";

    public string Raw(int a, double b)
    {
        var text = "";
        for (var i = 0; i < 2; i++)
        {
            text += string.Format("""{0} "x" {{{1}}}""", a, b);
            text += string.Format("""
                {0}
                  {1,5:F1}
                """, a, b);
            text += string.Format(@"{0}\n""{1}", a, b > 1 ? "a:b" : "\"");
            text += string.Format("{0}{1}", a > 1 ? a : -a, i is 0 ? b : double.NaN);
            text += string.Format("{0}{1}", (a, i), new int[] { a }.Length);
            text += string.Format("{1}{0}{1}", a, b);
            text += string.Format("\u007b\u007b{0}\t{1}", a, 'c');
            text += string.Format(CultureInfo.InvariantCulture, "{0:0.0;(0.0)}{1:yyyy\\-MM}", b, new DateTime(2000, 2, 3));
        }

        return text;
    }
}

static class Reports
{
    extension(int n)
    {
        public string Label => string.Format("{0}:{1:X2}", n, n + 1);
        public void To(StringBuilder text) => text.AppendFormat("{0};{1}", n, n * 2).AppendFormat("{0}", n);
    }
}

static class Program
{
    static void Main()
    {
        foreach (var culture in new[] { "en-US", "de-DE", "sv-SE" })
        {
            CultureInfo.CurrentCulture = new CultureInfo(culture);
            var report = new Report(-4) { Title = "new" };
            var text = new StringBuilder();
            7.To(text);
            Console.WriteLine(report.Title + report.Raw(3, 1.5) + report.Raw(0, -0.0) + 5.Label + text);
        }
    }
}
