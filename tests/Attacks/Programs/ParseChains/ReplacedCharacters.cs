// fixes: ALLOC301
// Characters that are removed or replaced before a number is read, for short, long and empty texts.
using System;

static class Program
{
    static string Try(Func<long> parse)
    {
        try { return "" + parse(); }
        catch (Exception exception) { return exception.GetType().Name; }
    }

    static long Commas(string text) => text is null ? -1 : long.Parse(text.Replace(",", "").Trim());
    static long Dots(string text) => text is null ? -1 : long.Parse(text.Trim().Replace('.', '0'));
    static double Comma(string text) => text is null ? -1 : double.Parse(text.Replace(',', '.'), System.Globalization.CultureInfo.InvariantCulture);

    static void Main()
    {
        foreach (var text in new[] { null, "", ",", "1,2,3", " 1.5 ", "1 ,2", new string(',', 5000) + "7", new string('0', 3000), new string('1', 400), "1,,,,2" })
            Console.WriteLine(Try(() => Commas(text)) + " " + Try(() => Dots(text)) + " " + Try(() => (long)Comma(text)));
        var sum = 0L;
        foreach (var line in new[] { "1,000", "22,000", ",3", "4" })
            sum += long.Parse(line.Replace(",", ""));
        Console.WriteLine(sum);
    }
}
