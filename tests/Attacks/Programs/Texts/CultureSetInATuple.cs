// refuses: ALLOC505
// The culture is exchanged by a tuple, or changed in its parts, while the elements are computed.
#nullable enable
using System;
using System.Globalization;
using System.Linq;

static class Program
{
    static void Main()
    {
        CultureInfo culture = (CultureInfo)CultureInfo.InvariantCulture.Clone();
        Swap(ref culture);
        Console.WriteLine(Means(["en-US:1.5", "de-DE:2,5", "sv-SE:-3"]));
        culture = (CultureInfo)CultureInfo.InvariantCulture.Clone();
        Swap(ref culture);
        Console.WriteLine(Marked(["1", "2", "3"]));
    }

    static void Swap(ref CultureInfo culture) => (CultureInfo.CurrentCulture, culture) = (culture, CultureInfo.CurrentCulture);

    static double Parse(string field)
    {
        var culture = CultureInfo.GetCultureInfo(field[..5]);
        Swap(ref culture);
        return double.Parse(field[6..]);
    }

    static string Means(string[] fields) => string.Join(";", fields.Select(Parse).ToArray());

    static double Half(string field)
    {
        CultureInfo.CurrentCulture.NumberFormat.NumberDecimalSeparator += field;
        return int.Parse(field) + 0.5;
    }

    static string Marked(string[] fields) => string.Join(";", fields.Select(Half).ToList());
}
