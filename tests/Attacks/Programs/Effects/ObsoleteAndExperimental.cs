// fixes: ALLOC104
// What is hoisted to a field stands in members that may use what is obsolete or experimental; a field may not.
#nullable enable
using System;
using System.Diagnostics.CodeAnalysis;
using System.Linq;
using System.Text.RegularExpressions;

static class Old
{
    [Obsolete("old")]
    public const string Pattern = "a+";

    [Experimental("NEW001")]
    public const string Newer = "b+";

    public const string Plain = "c+";
}

static class Finder
{
    [Obsolete("finds by an old pattern")]
    public static bool HasOld(string text) => new Regex(Old.Pattern).IsMatch(text);

    [Experimental("NEW001")]
    public static bool HasNew(string text) => new Regex(Old.Newer).IsMatch(text);

    public static bool Has(string text) => new Regex(Old.Plain).IsMatch(text);

#pragma warning disable CS0618, NEW001
    public static bool HasAny(string text)
    {
        var patterns = new[] { Old.Pattern, Old.Newer };
        return patterns.Contains(text) || new Regex(Old.Newer + Old.Pattern).IsMatch(text);
    }
#pragma warning restore CS0618, NEW001
}

static class Program
{
    static void Main()
    {
        foreach (var text in new[] { "a", "b", "c", "ba", "b+" })
        {
#pragma warning disable CS0618, NEW001
            Console.WriteLine(Finder.HasOld(text) + " " + Finder.HasNew(text) + " " + Finder.Has(text) + " " + Finder.HasAny(text));
#pragma warning restore CS0618, NEW001
        }
    }
}
