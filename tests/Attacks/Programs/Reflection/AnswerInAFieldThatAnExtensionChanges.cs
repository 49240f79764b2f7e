// fixes: ALLOC604
// A field keeps the values of an enum, and an extension method by reference changes one of them: who asks reflection gets them unchanged.
using System;

enum Level { Low, Middle, High }

static class Levels
{
    public static void Raise(this ref Level level) => level++;
}

static class Program
{
    private static readonly Level[] s_levels = Enum.GetValues<Level>();

    static string First()
    {
        s_levels[0].Raise();
        return s_levels[0].ToString();
    }

    static string All()
    {
        var text = "";
        foreach (var level in Enum.GetValues<Level>())
            text += level;
        return text;
    }

    static void Main()
    {
        Console.WriteLine(First());
        Console.WriteLine(All());
    }
}
