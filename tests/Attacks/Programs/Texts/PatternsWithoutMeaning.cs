// fixes: ALLOC307
// Patterns of one or more characters that mean nothing alone, or mean something after all.
#nullable enable
using System;
using System.Text.RegularExpressions;

static class Splitter
{
    public static string Split(string text)
    {
        var result = "";
        for (var i = 0; i < 2; i++)
        {
            result += string.Join("/", Regex.Split(text, "]")) + ";" + string.Join("/", Regex.Split(text, "}")) + ";";
            result += string.Join("/", Regex.Split(text, "-")) + ";" + string.Join("/", Regex.Split(text, ", ")) + ";";
            result += string.Join("/", Regex.Split(text, " ")) + ";" + string.Join("/", Regex.Split(text, "\n")) + ";";
            result += string.Join("/", Regex.Split(text, "&&")) + ";" + string.Join("/", Regex.Split(text, "é")) + ";";
            result += string.Join("/", Regex.Split(text, "\ud83d")) + ";" + string.Join("/", Regex.Split(text, "😀")) + ";";
            result += string.Join("/", Regex.Split(text, "")) + ";" + string.Join("/", Regex.Split(text, "x{2}")) + ";";
            result += string.Join("/", Regex.Split(text, "a#b")) + ";" + string.Join("/", Regex.Split(text, "ß", RegexOptions.CultureInvariant)) + ";";
            result += string.Join("/", Regex.Split(text, "\u0000")) + ";" + string.Join("/", Regex.Split(text, Environment.NewLine)) + ";";
        }

        return result;
    }
}

static class Program
{
    static void Main()
    {
        foreach (var text in new[] { "", "a]b}c-d, e\nf&&g", "éé\ud83d\ude00x\ud83dy", "a{1}b#a#b\0ßss", "]]", ", , ", "e\u0301é" })
        {
            var result = Splitter.Split(text);
            foreach (var c in result)
                Console.Write((int)c + " ");
            Console.WriteLine();
        }
    }
}
