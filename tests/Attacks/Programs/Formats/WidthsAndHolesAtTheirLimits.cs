// fixes: ALLOC207
// Composite formats with widths, indexes, blanks and braces at the limits of what each of the two forms takes.
#nullable enable
using System;
using System.Globalization;
using System.Text;

static class Program
{
    static string Wide(int n) => string.Format("{0,999999}", n);

    static string TooWide(int n) => string.Format("{0,1000000}", n);

    static string FarTooWide(int n) => string.Format("{0,-2000000}", n);

    static string Blanks(int n) => string.Format("{0 ,4 }|{0,-4}|{ 0}", n);

    static string BlanksInside(int n, double d) => string.Format("{0 , 4 :X2}|{1 ,-6 :F1}", n, d);

    static string EmptyFormat(int n, double d) => string.Format("{0:}|{1:}|{0,3:}", n, d);

    static string FormatOfBlanks(int n) => string.Format("{0: }|{0:  X}|{0:X }", n);

    static string Braces(int n) => string.Format("{{{0}}}|{{0}}|}}{0:X}{{", n);

    static string BracesInFormat(int n) => string.Format("{0:X}}}", n);

    static string Quotes(DateTime t, int n) => string.Format("{0:'at' HH\\:mm} \"{1:0.0\"x\"}\" \\ \t {1:\\#0}", t, n);

    static string Custom(double d) => string.Format("{0:#,##0.00;(#,##0.00);'zero'}|{0:0%}|{0:E2}", d);

    static string Repeated(int n, string? s) => string.Format("{1}{0}{1}{0:X}{1,5}", n, s);

    static string Unused(int n, double d) => string.Format("{0}", n, d);

    static string Missing(int n) => string.Format("{0}{1}", n);

    static string Large(int n) => string.Format("{0}{00}{000}{1000000}", n);

    static string Zero(int n) => string.Format("{00}", n);

    static string Negative(int n) => string.Format("{-1}", n);

    static string Null(int? n, object? o, string? s, DateTime? t) => string.Format("[{0}{1}{2}{3:d}{0,2}{1,3}]", n, o, s, t);

    static string Chars(char c, bool b, byte y) => string.Format("{0}{1}{2:000}{0,3}", c, b, y);

    static string Enums(DayOfWeek day) => string.Format("{0}{0:D}{0:X}{0,12:G}", day);

    static string BadEnum(DayOfWeek day) => string.Format("{0:Q}", day);

    static string BadNumber(int n) => string.Format("{0:Q}", n);

    static string BadGuid(Guid g) => string.Format("{0:Z}", g);

    static string Provider(double d, DateTime t) => string.Format(CultureInfo.GetCultureInfo("de-DE"), "{0:N2} {1:D}", d, t);

    static string NullProvider(double d) => string.Format(null, "{0:N2}", d);

    static string Builder(int n, double d) => new StringBuilder().AppendFormat("{0,-5}|{1:F3}", n, d).AppendFormat("{0:X8}", n).ToString();

    static string Written(int n)
    {
        using var writer = new System.IO.StringWriter();
        writer.Write("{0}:{0:X}", n);
        writer.WriteLine("{0,4}", n);
        return writer.ToString();
    }

    static string Verbatim(int n) => string.Format(@"{0}""\{0:D2}", n) + string.Format("""{0} "{0}" \n""", n) + string.Format("\u007b\u007d".Length + "{0}", n);

    static string Lines(int n) => string.Format("{0}\r\n{0:X}\n\0", n);

    static string Tuples((int, string) t, int n) => string.Format("{0}{1}", t, n);

    static string Memory(int n, ReadOnlyMemory<char> m) => string.Format("{0}{1}", n, m);

    static void Main()
    {
        foreach (var culture in new[] { "", "de-DE", "ar-SA", "tr-TR" })
        {
            CultureInfo.CurrentCulture = CultureInfo.GetCultureInfo(culture);
            foreach (var n in new[] { 0, -7, 255 })
            {
                foreach (var run in new Func<string>[]
                {
                    () => Wide(n), () => TooWide(n), () => FarTooWide(n), () => Blanks(n), () => BlanksInside(n, n / 4.0), () => EmptyFormat(n, n / 4.0), () => FormatOfBlanks(n), () => Braces(n), () => BracesInFormat(n),
                    () => Quotes(new DateTime(2020, 3, 4, 5, 6, 7), n), () => Custom(n / 8.0), () => Repeated(n, n == 0 ? null : "s"), () => Unused(n, 1), () => Missing(n), () => Large(n), () => Zero(n), () => Negative(n),
                    () => Null(n == 0 ? null : n, n < 0 ? null : n, null, n > 0 ? null : new DateTime(2020, 1, 2)), () => Chars((char)(n & 127), n > 0, (byte)n), () => Enums((DayOfWeek)n), () => BadEnum((DayOfWeek)n), () => BadNumber(n), () => BadGuid(Guid.Empty),
                    () => Provider(n / 8.0, new DateTime(2020, 3, 4)), () => NullProvider(n / 8.0), () => Builder(n, n / 8.0), () => Written(n), () => Verbatim(n), () => Lines(n), () => Tuples((n, "t"), n), () => Memory(n, "mem".AsMemory()),
                })
                {
                    try
                    {
                        var text = run();
                        Console.Write(text.Length > 1000 ? text.Length + text.Trim() : text);
                    }
                    catch (Exception e)
                    {
                        Console.Write(e.GetType().Name);
                    }

                    Console.Write(";");
                }

                Console.WriteLine();
            }
        }
    }
}
