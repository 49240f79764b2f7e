// fixes: ALLOC604
// A field has the same answer, but code elsewhere writes to it.
#nullable enable
using System;
using System.Reflection;

enum Level { Debug, Warning, Error }

static class Levels
{
    private static readonly string[] s_names = Enum.GetNames(typeof(Level));
    public static string[] Names => s_names;
    public static int Widest()
    {
        var width = 0;
        foreach (var name in Enum.GetNames(typeof(Level)))
            width = width * 10 + name.Length;
        return width;
    }
}

static class Program
{
    static void Main()
    {
        for (var i = 0; i < 3; i++)
        {
            Console.WriteLine(Levels.Widest());
            Levels.Names[i] = "x";
        }
    }
}
