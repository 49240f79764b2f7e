// refuses: ALLOC207
// A later argument changes the culture, before the first one is formatted.
using System;
using System.Globalization;

static class Program
{
    static int Switch(string name) { CultureInfo.CurrentCulture = CultureInfo.GetCultureInfo(name); return 1; }

    static void Main() => Run();

    static void Run()
    {
        Console.WriteLine(string.Format("{0} {1} {2}", 1.5, Switch("de-DE"), 2.5));
        Console.WriteLine(string.Format("{0} {1}", new DateTime(2020, 1, 2), Switch("en-US")));
    }
}
