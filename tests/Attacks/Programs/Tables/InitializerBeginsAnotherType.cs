// fixes: ALLOC606
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// Another initializer of the type begins a type with a static constructor.
#nullable enable
using System;
using System.Collections.Generic;

static class Config
{
    public static readonly int Size = 64;
    static Config() => Console.WriteLine("config");
}

static class Scanner
{
    private static readonly HashSet<char> s_blanks = new() { ' ', '\t' };
    private static readonly int s_size = Config.Size;

    public static int Blanks(string text)
    {
        var count = 0;
        foreach (var c in text)
        {
            if (s_blanks.Contains(c))
                count++;
        }

        return count;
    }

    public static int Size => s_size;
}

static class Program
{
    static void Main()
    {
        Console.WriteLine(Scanner.Blanks("a b c"));
        Console.WriteLine(Scanner.Size);
    }
}
