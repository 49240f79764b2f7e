// fixes: ALLOC104
// Regular expressions that are kept, compared, counted and locked on by reference are made anew, while one that is only asked is not.
#nullable enable
using System;
using System.Collections.Generic;
using System.Text.RegularExpressions;

static class Program
{
    static readonly HashSet<Regex> Seen = new();
    static readonly HashSet<object> Others = new();
    static readonly List<Func<int, bool>> Functions = new();

    static void Main()
    {
        for (var i = 0; i < 4; i++)
            Console.WriteLine(Keep("aab") + " " + Same() + " " + Loop(3) + " " + Match("aab"));
        Console.WriteLine(Seen.Count + " " + Others.Count);
    }

    static int Keep(string line)
    {
        var pattern = new Regex("a+");
        Seen.Add(pattern);
        return pattern.Matches(line).Count + Seen.Count;
    }

    static bool Same()
    {
        var one = new Regex("b+");
        var two = new Regex("b+");
        return ReferenceEquals(one, two) || one == two || one.Equals(two);
    }

    static int Loop(int n)
    {
        for (var i = 0; i < n; i++)
        {
            Others.Add(new Regex("c+"));
            var items = new[] { 1, 2, 3 };
            Others.Add(items);
        }
        return Others.Count;
    }

    static int Match(string line) { lock (new Regex("d")) { return new Regex("a").Matches(line).Count; } }
}
