// fixes: ALLOC303
// An operand changes the culture for those behind it, within one append.
using System;
using System.Globalization;

static class Program
{
    static string Switch(string name) { CultureInfo.CurrentCulture = CultureInfo.GetCultureInfo(name); return name; }

    static void Main()
    {
        string text = "", other = "";
        for (var i = 0; i < 3; i++)
            text += 1.5 + Switch(i % 2 == 0 ? "de-DE" : "en-US") + 2.5;
        for (var i = 0; i < 3; i++)
            other += $"{1.5}{Switch(i % 2 == 0 ? "de-DE" : "en-US")}{2.5}";
        Console.WriteLine(text + "|" + other);
    }
}
