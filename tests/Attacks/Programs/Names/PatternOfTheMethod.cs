// refuses: ALLOC104
// The pattern is a constant of the method; in a field its name is that of a constant of the class.
using System;
using System.Text.RegularExpressions;

sealed class Parser
{
    private const string Pattern = "^[0-9]+$";
    private const string Separator = ";";

    public bool IsNumber(string text) => Regex.IsMatch(text, Pattern);

    public string Word(string text)
    {
        const string Pattern = "^[a-z]+$";
        return new Regex(Pattern).IsMatch(text) ? "word" : "no match of " + Pattern;
    }

    public int Longest(string name, string[] texts)
    {
        var longest = 0;
        foreach (var text in texts)
        {
            const string Separator = " :: ";
            longest = Math.Max(longest, Measure(name + Separator) + text.Length + Separator.Length);
        }

        return longest;
    }

    private static int Measure(string text) => text.Length;

    public string Join(string[] texts) => string.Join(Separator, texts);
}

static class Program
{
    static void Main()
    {
        foreach (var text in new[] { "12", "ab" })
        {
            var parser = new Parser();
            Console.WriteLine(parser.IsNumber(text) + parser.Word(text) + parser.Longest("n", new[] { text }) + parser.Join(new[] { text, text }));
        }
    }
}
