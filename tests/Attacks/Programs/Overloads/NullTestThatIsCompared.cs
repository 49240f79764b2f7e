// refuses: ALLOC101
// A guard compares the outcome of a null test with something else, so it stops an array of one item too.
#nullable enable
using System;

public static class Program
{
    private static int Walk(string? pattern, params string[]? names)
    {
        if ((pattern is null) == (names is null))
            throw new ArgumentException("either a pattern or names");
        var sum = 0;
        foreach (var name in names)
            sum += name.Length;
        return sum;
    }

    private static int Count(bool forbidden, params string[]? names)
    {
        if (names == null == forbidden)
            return -1;
        var sum = 0;
        for (var i = 0; i < names!.Length; i++)
            sum += names[i].Length;
        return sum;
    }

    private static void Work(string[] lines, string? pattern)
    {
        foreach (var line in lines)
        {
            try { Console.WriteLine(Walk(pattern, line)); } catch (ArgumentException) { Console.WriteLine("refused"); }
            Console.WriteLine(Count(false, line));
        }
    }

    public static void Main()
    {
        Work(["a", "bb"], null);
        Work(["a", "bb"], "x");
    }
}
