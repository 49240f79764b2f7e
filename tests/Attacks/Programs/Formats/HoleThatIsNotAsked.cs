// refuses: ALLOC207
// A format that is one hole, whose value would give another text, or change itself, or be asked in another culture.
using System;
using System.Globalization;

struct Counter
{
    private int _n;
    public override string ToString() => "c" + ++_n;
}

sealed class Marking : CultureInfo, ICustomFormatter
{
    public Marking() : base("en-US") { }
    public override object GetFormat(Type type) => type == typeof(ICustomFormatter) ? this : base.GetFormat(type);
    public string Format(string format, object value, IFormatProvider provider) => "<" + value + ">";
}

static class Program
{
    static int Switch(string culture, int n) { CultureInfo.CurrentCulture = CultureInfo.GetCultureInfo(culture); return n; }

    static void Main() => Run();

    static void Run()
    {
        var marking = new Marking();
        var counter = new Counter();
        Console.WriteLine(string.Format(marking, "{0}", 5));
        Console.WriteLine(string.Format(CultureInfo.CurrentCulture, "{0:N1}", Switch("de-DE", 5)));
        for (var i = 0; i < 2; i++)
            Console.WriteLine(string.Format("{0}{0}", counter));
        Console.WriteLine(counter);
    }
}
