// fixes: ALLOC604
// A field has the same answer, but its elements are changed.
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
    private static readonly string[] s_labels = Enum.GetNames(typeof(Level));

    static Levels()
    {
        for (var i = 0; i < s_labels.Length; i++)
            s_labels[i] = s_labels[i].ToUpperInvariant();
    }

    public static string LabelOf(Level level) => s_labels[(int)level];

    public static Level? Parse(string text)
    {
        var value = 0;
        foreach (var name in Enum.GetNames(typeof(Level)))
        {
            if (name == text)
                return (Level)value;
            value++;
        }

        return null;
    }
}

static class Program
{
    static void Main()
    {
        foreach (var text in new[] { "Debug", "DEBUG", "Error", "none" })
            Console.WriteLine(Levels.Parse(text) + " " + Levels.LabelOf(Level.Error));
    }
}
