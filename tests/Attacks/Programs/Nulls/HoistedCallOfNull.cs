// refuses: ALLOC104
#nullable disable
using System;
using System.Text;

// What a loop makes anew throws for null in the first iteration, and not at all where there is none.
static class Program
{
    static string Run(Func<string> read)
    {
        try
        {
            return read();
        }
        catch (Exception exception)
        {
            return exception.GetType().Name;
        }
    }

    static string Repeat(string text, int rows, int columns)
    {
        var all = new StringBuilder();
        for (var row = 0; row < rows; row++)
        {
            for (var column = 0; column < columns; column++)
                all.Append(text.ToUpperInvariant()).Append(column);
        }

        return all.ToString();
    }

    static string Pad(string text, int rows, StringBuilder log)
    {
        for (var row = 0; row < rows; row++)
        {
            log.Append(row);
            for (var column = 0; column < 2; column++)
                log.Append(text.PadLeft(4));
        }

        return log.ToString();
    }

    static void Main()
    {
        Console.WriteLine(Run(() => Repeat("a", 2, 2)) + " " + Run(() => Repeat(null, 2, 2)) + " " + Run(() => Repeat(null, 0, 2)) + "." + Run(() => Repeat(null, 2, 0)) + ".");
        var log = new StringBuilder();
        Console.WriteLine(Run(() => Pad("b", 2, log)));
        Console.WriteLine(Run(() => Pad(null, 2, log)) + " " + log);
    }
}
