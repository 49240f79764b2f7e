// Texts that fold to the constant in one way only: dotless i, Kelvin, long s.
// fixes: ALLOC301
using System;
using System.Globalization;

static class Program
{
    static string All(string text) => text is null ? "" :
        (text.Trim().ToLowerInvariant() == "kiss" ? "1" : "0") + (text.ToUpperInvariant() == "KISS" ? "1" : "0")
        + (text.Trim().ToLowerInvariant() == "abc" ? "1" : "0") + (text.Trim().ToUpperInvariant() == "ABC" ? "1" : "0")
        + (text.Trim().ToLower() == "abc" ? "1" : "0") + (text.Trim().ToLowerInvariant() == "Abc" ? "1" : "0");

    static void Main()
    {
        foreach (var culture in new[] { "en-US", "tr-TR" })
        {
            CultureInfo.CurrentCulture = CultureInfo.GetCultureInfo(culture);
            foreach (var text in new[] { "kiss", "KISS", "\u212aiss", "ki\u017fs", "k\u0131ss", "K\u0130SS", "ABC", " abc ", "Abc", "\uff21bc" })
                Console.Write(All(text) + " ");
        }

        Console.WriteLine();
    }
}
