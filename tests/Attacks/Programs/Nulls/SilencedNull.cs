// refuses: ALLOC301
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;

// The author silenced the compiler with `!`, and was wrong.
static class Program
{
    private static string s_late = null!;

    static string Run(Func<int> read)
    {
        try
        {
            return "" + read();
        }
        catch (Exception exception)
        {
            return exception.GetType().Name;
        }
    }

    static int Found(List<string> list, string start) => int.Parse(list.FirstOrDefault(text => text.StartsWith(start, StringComparison.Ordinal))!.Substring(1).Trim());

    static int Kept(Dictionary<string, string> pairs, string key)
    {
        var value = pairs.GetValueOrDefault(key)!;
        return int.Parse(value.Substring(1).Trim());
    }

    static int Late() => int.Parse(s_late.Substring(1).Trim());

    static int Given(string? text) => int.Parse(text!.Substring(1).Trim());

    static void Main()
    {
        var list = new List<string> { "a1", "b 2 " };
        var pairs = new Dictionary<string, string> { ["a"] = "x3 " };
        Console.WriteLine(Run(() => Found(list, "b")) + " " + Run(() => Found(list, "c")));
        Console.WriteLine(Run(() => Kept(pairs, "a")) + " " + Run(() => Kept(pairs, "b")));
        Console.WriteLine(Run(Late));
        s_late = "y 4";
        Console.WriteLine(Run(Late));
        Console.WriteLine(Run(() => Given("z5")) + " " + Run(() => Given(null)));
    }
}
