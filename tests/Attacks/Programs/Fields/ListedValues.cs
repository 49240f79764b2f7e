// fixes: ALLOC104
// Separators listed as collection expressions: constants, fields that are set late or changed, in code that runs before the static fields of its type are set.
using System;
using System.Collections.Generic;
using System.IO;

sealed class Early
{
    public static IReadOnlyList<string> Names => ["a", "b"];

    public static readonly string First = Early.Look("a/b:c");
    public static readonly char Slash = '/';
    static readonly char s_set;
    static char s_changed = ':';

    static Early()
    {
        s_set = 'b';
    }

    public static string Look(string text)
    {
        var found = "";
        for (var i = 0; i < 2; i++)
        {
            found += text.IndexOfAny([Slash, ':']) + ";" + text.IndexOfAny([s_set, 'c']) + ";";
            found += text.IndexOfAny([s_changed, 'x']) + ";" + text.Trim(['a', 'b']) + text.Split(["/", "c"], 0).Length + ";";
            s_changed = s_changed == ':' ? '/' : ':';
        }

        char[] ends = { Slash, s_set };
        var tags = new HashSet<char> { Slash, s_set, Path.DirectorySeparatorChar };
        return found + text.LastIndexOfAny(ends) + tags.Count + tags.Contains(text[0]) + Names.Count + ReferenceEquals(Names, Names);
    }
}

static class Lines
{
    public static int Count(string text)
    {
        var n = 0;
        foreach (var part in text.Split([Environment.NewLine, "|"], StringSplitOptions.None))
            n += part.Split([Path.DirectorySeparatorChar, Path.AltDirectorySeparatorChar], StringSplitOptions.RemoveEmptyEntries).Length;
        return n;
    }
}

static class Program
{
    static void Main()
    {
        Console.WriteLine(Early.First);
        foreach (var text in new[] { "a/b:c", "///", "b", "::a", "c;a", "a\nb|c/d" })
        {
            Console.WriteLine(Early.Look(text));
            Console.WriteLine(Lines.Count(text));
        }
    }
}
