// silent: ALLOC106
// A set compares by the culture of the moment when it is made, which changes before the branch that needs it.
using System;
using System.Collections.Generic;
using System.Globalization;

static class Finder
{
    public static int Count(string[] words, string culture)
    {
        var set = new HashSet<string>(StringComparer.CurrentCultureIgnoreCase);
        CultureInfo.CurrentCulture = new CultureInfo(culture);
        if (words.Length == 0)
            return 0;
        foreach (var word in words)
            set.Add(word);
        return set.Count;
    }
}

static class Program
{
    static void Main()
    {
        CultureInfo.CurrentCulture = new CultureInfo("en-US");
        foreach (var culture in new[] { "tr-TR", "en-US", "tr-TR" })
            Console.WriteLine(Finder.Count(new[] { "TITLE", "title" }, culture) + Finder.Count(new string[0], culture));
    }
}
