// fixes: ALLOC301
// Comparisons of parts: ordinal, by culture, with ignorable characters, null and empty texts.
using System;
using System.Globalization;

static class Program
{
    static string All(string text)
    {
        if (text is null) return "null";
        var answers = new bool[9];
        answers[0] = text.Trim() == "stra\u00dfe";
        answers[1] = text.Trim().StartsWith("str");
        answers[2] = text.Trim().EndsWith("sse");
        answers[3] = text.Trim().StartsWith("", StringComparison.Ordinal);
        answers[4] = text.Trim().Equals("STRASSE", StringComparison.OrdinalIgnoreCase);
        answers[5] = text.Trim().Contains('s');
        answers[6] = text.Trim().StartsWith("\u200d");
        answers[7] = text.Trim().Equals("i", StringComparison.CurrentCultureIgnoreCase);
        answers[8] = text.Trim() != "";
        var numbers = text.Trim().IndexOf("s") + "," + text.Trim().IndexOf('s') + "," + text.Trim().LastIndexOf("e") + "," + text.Trim().Length;
        return string.Join("", Array.ConvertAll(answers, static a => a ? "1" : "0")) + numbers;
    }

    static void Main()
    {
        foreach (var culture in new[] { "de-DE", "en-US", "tr-TR", "" })
        {
            CultureInfo.CurrentCulture = CultureInfo.GetCultureInfo(culture);
            foreach (var text in new[] { null, "", " stra\u00dfe ", "strasse", "STRASSE", "\u0130", "I", "s\u0000t", "\u200dx" })
                Console.Write(All(text) + " ");
            Console.WriteLine();
        }
    }
}
