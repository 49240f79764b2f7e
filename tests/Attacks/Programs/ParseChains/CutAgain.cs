// Strings that are cut twice and kept: empty parts, positions out of range, order of effects, comments, and matches without a group.
// fixes: ALLOC301
using System;
using System.Collections.Generic;
using System.Text.RegularExpressions;

static class Program
{
    static int s_asked;

    static int Next(int value)
    {
        Console.Write("[" + ++s_asked + "]");
        return value;
    }

    static string Cut(string text, int start, int count) =>
        text is null ? "-" : text.Substring(Next(start), Next(count)).Substring(Next(1)) /* kept */;

    static void Keep(List<string> all, string[] lines)
    {
        foreach (var line in lines)
        {
            if (line is null) continue;
            all.Add(line.Substring(1).Trim());
            var value = line[(line.IndexOf('=') + 1)..].Trim(' ', '"'); // value
            all.Add(value);
            all.Add(line.Substring(1).TrimEnd('x').ToUpperInvariant());
        }
    }

    static void Matches(List<string> all, string[] lines)
    {
        foreach (var line in lines)
        {
            if (line is null) continue;
            var match = Regex.Match(line, "(?<key>[a-z]*)=?(?<value>[0-9]+)?");
            var key = match.Groups["key"].Value;
            if (key == "ab" || key.Length > 3 || string.IsNullOrEmpty(match.Groups["value"].Value))
                all.Add("?");
            else
                all.Add(int.Parse(match.Groups["value"].Value) + (match.Groups[9].Value == "" ? "!" : "."));
            all.Add(match.Value.Trim().TrimStart('a'));
        }
    }

    static string Try(Func<string> cut)
    {
        try { return "<" + cut() + ">"; }
        catch (Exception exception) { return exception.GetType().Name; }
    }

    static void Main()
    {
        foreach (var text in new[] { null, "", "a", "abc", "  abc  " })
        {
            for (var start = -1; start < 4; start++)
            {
                var from = start;
                Console.Write(Try(() => Cut(text, from, 2)));
            }
        }

        var all = new List<string>();
        Keep(all, new[] { null, "key = \"a b\" ", "  ", "xx", "k=" });
        Matches(all, new[] { "ab=1", "abcd", "a=42", "", "\u0430=7", null });
        Console.WriteLine(string.Join("|", all));
        try { Keep(all, new[] { "" }); }
        catch (ArgumentOutOfRangeException) { Console.WriteLine("range"); }
    }
}
