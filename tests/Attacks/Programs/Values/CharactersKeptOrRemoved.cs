// fixes: ALLOC301
#nullable enable
using System;

// Texts longer than any stack buffer, and characters that are removed, replaced by themselves, or not there.
static class Program
{
    static string Run(Func<object> read)
    {
        try
        {
            return "" + read();
        }
        catch (Exception exception)
        {
            return exception.GetType().Name;
        }
    }

    static int Removed(string text) => int.Parse(text.Replace(",", "").Replace(" ", ""));

    static double Replaced(string text) => double.Parse(text.Replace(',', '.').Trim(), System.Globalization.CultureInfo.InvariantCulture);

    static bool Same(string text, string other) => text.Replace("-", "").Trim() == other;

    static int Length(string text) => text.Replace('a', 'a').Replace("b", "").Length;

    static void Main()
    {
        foreach (var count in new[] { 0, 1, 127, 128, 255, 256, 257, 511, 512, 513, 5000 })
        {
            var commas = new string(',', count);
            var zeros = new string('0', count);
            Console.WriteLine(count + " " + Run(() => Removed(commas + "1" + commas)) + " " + Run(() => Removed(zeros + ",7")) + " " + Run(() => Replaced(zeros + ",5")) + " " + Same(commas.Replace(',', '-'), "") + " " + Same(zeros + "-", zeros) + " " + Length(commas + "ab"));
        }
    }
}
