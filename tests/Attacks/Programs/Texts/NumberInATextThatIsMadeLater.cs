// silent: ALLOC106
// A constant number in a text has the sign and the decimal point of the culture, which is set before the text is needed.
#nullable enable
using System;
using System.Globalization;

static class Program
{
    static void Main()
    {
        for (var i = 0; i < 3; i++)
        {
            CultureInfo.CurrentCulture = CultureInfo.InvariantCulture;
            Console.WriteLine(Label("x", i));
            CultureInfo.CurrentCulture = CultureInfo.InvariantCulture;
            Console.WriteLine(Version("v", i));
        }
    }

    static string Label(string name, int count)
    {
        var label = $"{name} {-1}";
        if (count == 0)
            return "";
        CultureInfo.CurrentCulture = CultureInfo.GetCultureInfo("sv-SE");
        return label + count.ToString("N1");
    }

    static string Version(string name, int count)
    {
        var label = name + 1.5;
        if (count == 0)
            return "";
        CultureInfo.CurrentCulture = CultureInfo.GetCultureInfo("de-DE");
        return label + count.ToString("N1");
    }
}
