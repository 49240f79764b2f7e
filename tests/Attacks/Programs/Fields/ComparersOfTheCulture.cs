// fixes: ALLOC106
// Tables whose comparer is that of the culture, which the code before their first use changes.
using System;
using System.Collections.Generic;
using System.Globalization;

sealed class Machine
{
    private static bool Use(string culture)
    {
        CultureInfo.CurrentCulture = new CultureInfo(culture);
        return culture.Length > 0;
    }

    public string Current(string culture, int n)
    {
        var map = new Dictionary<string, int>(StringComparer.CurrentCultureIgnoreCase);
        if (!Use(culture))
            return "none";
        map["TITLE"] = n;
        return culture + map.ContainsKey("title");
    }

    public string InBranch(string culture, int n)
    {
        var set = new HashSet<string>(StringComparer.CurrentCultureIgnoreCase);
        if (Use(culture))
        {
            set.Add("I");
            return culture + set.Contains("i") + n;
        }

        return "none";
    }

    public string Fixed(string culture, int n)
    {
        var map = new Dictionary<string, int>(StringComparer.OrdinalIgnoreCase);
        if (!Use(culture))
            return "none";
        map["TITLE"] = n;
        return culture + map.ContainsKey("title");
    }
}

static class Program
{
    static void Main()
    {
        foreach (var (before, after) in new[] { ("en-US", "tr-TR"), ("tr-TR", "en-US"), ("en-US", "") })
        {
            CultureInfo.CurrentCulture = new CultureInfo(before);
            Console.WriteLine(new Machine().Current(after, 1));
            CultureInfo.CurrentCulture = new CultureInfo(before);
            Console.WriteLine(new Machine().InBranch(after, 2));
            Console.WriteLine(new Machine().Fixed(after, 3));
        }
    }
}
