// refuses: ALLOC104
// A constant number in a text has the sign and the decimal point of the culture, which the loop changes.
#nullable enable
using System;
using System.Globalization;

static class Program
{
    const double Version = 1.5;
    const int Missing = -1;

    static void Main()
    {
        Show("v", ["sv-SE", "de-DE", "en-US"]);
    }

    static void Show(string prefix, string[] cultures)
    {
        foreach (var culture in cultures)
        {
            CultureInfo.CurrentCulture = CultureInfo.GetCultureInfo(culture);
            var version = prefix + Version;
            var missing = $"{prefix}{Missing}";
            Console.WriteLine(version);
            Console.WriteLine(missing);
        }
    }
}
