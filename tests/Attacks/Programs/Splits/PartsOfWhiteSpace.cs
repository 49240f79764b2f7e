// refuses: ALLOC302
// Parts of white space alone are there when empty ones are left out, and no longer where Split trims; a sequence that is kept is not the array.
using System;
using System.Collections.Generic;
using System.Linq;

static class Program
{
    static string Each(string text)
    {
        var all = new List<string>();
        foreach (var part in text.Split(',', StringSplitOptions.RemoveEmptyEntries))
            all.Add("[" + part.Trim() + "]");
        return string.Concat(all);
    }

    static IEnumerable<string> Kept(string text) => text.Split(',').Select(part => part.Trim());

    static void Main() => Run();

    static void Run()
    {
        Console.WriteLine(Each("a, ,b,, c"));
        Console.WriteLine(Kept("a, b") is string[]);
    }
}
