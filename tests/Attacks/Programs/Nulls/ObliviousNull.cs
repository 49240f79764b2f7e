// refuses: ALLOC301, ALLOC303
#nullable disable
using System;

// Code without annotations is given null and must fail with the same exception, at the same place.
static class Program
{
    static string Run(Func<object> read)
    {
        try
        {
            return "" + read();
        }
        catch (Exception exception)
        {
            return exception.GetType().Name;
        }
    }

    static int Parse(string text) => int.Parse(text.Replace(",", "").Trim());

    static bool Same(string text, string other) => text.Trim() == other;

    static bool StartsWith(string text, string other) => text.Trim().StartsWith(other, StringComparison.Ordinal);

    static int Length(string text) => text.TrimEnd().Length;

    static int Count(string text) => text.Split(',').Length;

    static string Join(string text, int n)
    {
        var result = text;
        for (var i = 0; i < n; i++)
            result += i;
        return result;
    }

    static void Main()
    {
        foreach (var text in new[] { null, "", " ", " 12 ", "1,2" })
        {
            Console.WriteLine(Run(() => Parse(text)));
            Console.WriteLine(Run(() => Length(text)));
            Console.WriteLine(Run(() => Count(text)));
            Console.WriteLine(Run(() => Join(text, 0) is null) + " " + Run(() => Join(text, 2)));
            foreach (var other in new[] { null, "", "12" })
                Console.WriteLine(Run(() => Same(text, other)) + " " + Run(() => StartsWith(text, other)));
        }
    }
}
