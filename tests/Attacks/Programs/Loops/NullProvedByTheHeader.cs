// refuses: ALLOC104
// The condition of the loop alone says that a text is not null.
#nullable enable
using System;

static class Finder
{
    public static int While(string? name, string[] texts)
    {
        var count = 0;
        var i = 0;
        while (name is not null && i < texts.Length)
        {
            if (texts[i++] == name.Trim())
                count++;
        }

        return count;
    }

    public static int For(string? name, string[] texts)
    {
        var count = 0;
        for (var i = 0; i < texts.Length && name != null; i++)
        {
            if (texts[i] == name.Trim())
                count++;
        }

        return count;
    }

    public static int ForEach(string? name, string[] texts)
    {
        var count = 0;
        foreach (var text in name == null ? Array.Empty<string>() : texts)
        {
            if (text == name!.Trim())
                count++;
        }

        return count;
    }
}

static class Program
{
    static void Main()
    {
        foreach (var name in new[] { null, "a", " a" })
            Console.WriteLine(Finder.While(name, new[] { "a" }) + Finder.For(name, new[] { "a" }) + Finder.ForEach(name, new[] { "a" }));
    }
}
