// fixes: ALLOC606
// The values of a table are texts of several lines.
#nullable enable
using System;
using System.Collections.Generic;

static class Program
{
    private static readonly Dictionary<char, string> Names = new Dictionary<char, string>
    {
        ['a'] = @"first
  line",
        ['b'] = """
            raw
              text
            """,
        ['c'] = "plain",
    };

    static string Name(char c) => Names.TryGetValue(c, out var name) ? name : "?";

    static void Main()
    {
        foreach (var c in "abcd")
            Console.WriteLine(Name(c).Replace("\n", "|"));
    }
}
