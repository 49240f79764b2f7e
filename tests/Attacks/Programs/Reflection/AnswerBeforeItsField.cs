// fixes: ALLOC604
// A field has the same answer, but not yet when an initializer asks.
#nullable enable
using System;

enum Level
{
    Debug,
    Warning,
    Error,
}

static class Levels
{
    private static readonly int s_width = Widest();

    private static readonly string[] s_names = Enum.GetNames(typeof(Level));

    public static string LabelOf(Level level) => s_names[(int)level].PadRight(s_width) + "|";

    public static int Widest()
    {
        var width = 0;
        foreach (var name in Enum.GetNames(typeof(Level)))
            width = Math.Max(width, name.Length);
        return width;
    }
}

static class Program
{
    static void Main()
    {
        for (var i = 0; i < 3; i++)
            Console.WriteLine(Levels.LabelOf((Level)i) + Levels.Widest());
    }
}
