// fixes: ALLOC301
#nullable enable
using System;
using System.Collections.Generic;

// Nulls obey the annotations: every value that is declared not null is not null, whatever way it comes.
static class Program
{
    private static readonly string Field = " 1,000 ";

    private static string Property { get; set; } = "2;3 ;4";

    static int Flagship(string text) => int.Parse(text.Replace(",", "").Trim());

    static bool Same(string text, string other) => text.Trim() == other;

    static bool Starts(string text, string other) => text.Substring(1).StartsWith(other, StringComparison.Ordinal);

    static int Lines(List<string> lines)
    {
        var sum = 0;
        foreach (var line in lines)
            sum += int.Parse(line.Substring(2).Trim());
        return sum;
    }

    static int Parts(string text)
    {
        var sum = 0;
        for (var i = 0; i < 3; i++)
        {
            var parts = text.Split(';');
            sum += int.Parse(parts[i].Trim());
        }

        return sum;
    }

    static void Main()
    {
        Console.WriteLine(Flagship(Field));
        Console.WriteLine(Same(" x ", "x") + " " + Same(" ", "") + " " + Same("", ""));
        Console.WriteLine(Starts("abc", "bc") + " " + Starts("a", ""));
        Console.WriteLine(Lines(["a:1", "b: 20", "c:\t300"]));
        Console.WriteLine(Parts(Property));
    }
}
