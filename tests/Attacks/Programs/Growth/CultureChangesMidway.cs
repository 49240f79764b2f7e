// fixes: ALLOC303
// The culture changes between iterations: each number has the text of its own moment.
using System;
using System.Globalization;

static class Program
{
    static void Main()
    {
        string text = "";
        var cultures = new[] { "de-DE", "en-US", "fr-FR" };
        for (var i = 0; i < 3; i++)
        {
            CultureInfo.CurrentCulture = CultureInfo.GetCultureInfo(cultures[i]);
            text += 1234.5 + ";";
            text += $"{-0.25m:N2} {new DateTime(2020, 3, 4):d};";
        }

        Console.WriteLine(text);
    }
}
