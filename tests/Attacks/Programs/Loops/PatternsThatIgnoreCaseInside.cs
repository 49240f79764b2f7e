// refuses: ALLOC104
// A pattern says by itself that case is ignored, which is that of the culture when the expression is made.
using System;
using System.Globalization;
using System.Text.RegularExpressions;

static class Finder
{
    public static bool Has(string text) => new Regex("(?i)TITLE").IsMatch(text);

    public static int Count(string[] texts)
    {
        var count = 0;
        foreach (var text in texts)
        {
            var pattern = new Regex("a(?i:I)b");
            if (pattern.IsMatch(text))
                count++;
        }

        return count;
    }
}

static class Program
{
    static void Main()
    {
        foreach (var name in new[] { "en-US", "tr-TR", "en-US" })
        {
            CultureInfo.CurrentCulture = new CultureInfo(name);
            Console.WriteLine(Finder.Has("title") + " " + Finder.Count(new[] { "aib", "aıb", "aIb" }));
        }
    }
}
