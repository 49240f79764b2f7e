// refuses: ALLOC101
// language: 12
// An item is a constant of the loop; before the loop its name is that of a constant of the class.
using System;

static class In
{
    public static bool Any(this string value, params string[] others)
    {
        foreach (var other in others)
        {
            if (other == value)
                return true;
        }

        return false;
    }
}

sealed class Filter
{
    private const string Mark = "#";

    public string Run(string[] lines)
    {
        var text = Mark;
        foreach (var line in lines)
        {
            const string Mark = "//";
            if (line.Any(Mark, "--"))
                text += Mark + "skipped";
        }

        return text;
    }
}

static class Program
{
    static void Main()
    {
        for (var i = 0; i < 2; i++)
            Console.WriteLine(new Filter().Run(new[] { "a", "//", "--" }));
    }
}
