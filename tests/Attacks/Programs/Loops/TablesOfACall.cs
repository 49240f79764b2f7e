// fixes: ALLOC104
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;

// Tables of constants that are made on each call: what one call sees of them, another must not.
static class Program
{
    static readonly List<object> s_kept = [];

    static int Asked(string text)
    {
        var sizes = new Dictionary<string, int>(StringComparer.OrdinalIgnoreCase) { ["a"] = 1, ["B"] = 2 };
        return sizes.TryGetValue(text, out var size) ? size : sizes.Count;
    }

    static string Filled(string text)
    {
        var seen = new HashSet<string> { "a", "b" };
        seen.Add(text);
        return string.Join(",", seen);
    }

    static int Passed(string text)
    {
        var all = new List<string> { "a", "b" };
        return Grow(all, text) + all.Count;
    }

    static int Grow(List<string> all, string text)
    {
        if (text.Length > 1)
            all.Insert(0, text);
        return all.IndexOf("a");
    }

    static bool Same(string text)
    {
        var all = new List<string> { "a", "b" };
        s_kept.Add(all);
        return s_kept.Count > 1 && ReferenceEquals(s_kept[0], s_kept[^1]) && text.Length > 0;
    }

    static string Queried(string text)
    {
        var all = new List<string> { "a", "b" };
        var later = all.Where(item => item != text);
        return string.Concat(later) + all.Sum(static item => item.Length);
    }

    static string Thrown(string text)
    {
        var sizes = new Dictionary<string, int> { { "a", 1 }, { "b", 2 } };
        try
        {
            return sizes[text].ToString();
        }
        catch (KeyNotFoundException)
        {
            return "none of " + sizes.Count;
        }
    }

    static string Nested(string text)
    {
        var result = "";
        foreach (var c in text)
        {
            var marks = new List<char> { 'b', 'a' };
            marks.Sort();
            result += marks[0];
            var digits = new HashSet<char> { '0', '1' };
            if (digits.Contains(c))
                result += c;
        }

        return result;
    }

    static class Early
    {
        internal static readonly string First = Late("b");

        internal static string Late(string text)
        {
            var names = new Dictionary<string, string> { ["a"] = "A", ["b"] = "B" };
            return names[text];
        }
    }

    static void Main()
    {
        foreach (var text in new[] { "a", "b", "A", "ab", "x1", "" })
        {
            Console.WriteLine(Asked(text) + " " + Filled(text) + " " + Passed(text) + " " + Same(text) + " " + Queried(text) + " " + Thrown(text)
                + " " + Nested(text));
        }

        Console.WriteLine(Early.First + Early.Late("a"));
    }
}
