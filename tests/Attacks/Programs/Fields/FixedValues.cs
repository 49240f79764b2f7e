// fixes: ALLOC104
// Separators of paths and fields that are set late, changed, or set by a constructor, in arrays that a string or a local is given.
using System;
using System.Collections.Generic;
using System.IO;

sealed class Early
{
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
            found += text.IndexOfAny(new[] { Slash, ':' }) + ";" + text.IndexOfAny(new[] { s_set, 'c' }) + ";";
            found += text.IndexOfAny(new[] { s_changed, 'x' }) + ";" + text.TrimEnd(Slash, 'c') + ";" + text.Trim(Path.PathSeparator, 'a', s_set) + ";";
            s_changed = s_changed == ':' ? '/' : ':';
        }

        char[] ends = { Slash, s_set };
        var tags = new HashSet<char> { Slash, s_set, Path.DirectorySeparatorChar };
        return found + text.LastIndexOfAny(ends) + tags.Count + tags.Contains(text[0]);
    }
}

static class Lines
{
    public static int Count(string text)
    {
        var n = 0;
        foreach (var part in text.Split(new[] { Environment.NewLine, "|" }, StringSplitOptions.None))
            n += part.Split(new[] { Path.DirectorySeparatorChar, Path.AltDirectorySeparatorChar }, StringSplitOptions.RemoveEmptyEntries).Length;
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
