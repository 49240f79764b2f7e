// fixes: ALLOC301
// What only a failure needs may be null, and the failure says so.
#nullable enable
using System;
using System.Collections.Generic;

static class Program
{
    static readonly List<string> Log = new();

    static int Coalesced(string? text)
    {
        var part = text?.Substring(1);
        if (int.TryParse(part, out var number))
            return number;
        throw new FormatException(part ?? "nothing");
    }

    static int Noted(string? text)
    {
        var part = text?.Trim();
        if (int.TryParse(part, out var number))
            return number;
        Log.Add(part ?? "nothing");
        Log.Add("" + (part == null) + (part is null));
        throw new InvalidOperationException();
    }

    static string Show(object? value) => value is null ? "null" : "'" + value + "'";

    static int Handed(string? text)
    {
        var part = text?.Trim();
        if (int.TryParse(part, out var number))
            return number;
        Log.Add(Show(part));
        throw new InvalidOperationException();
    }

    static int NotNull(string text)
    {
        var part = text.Substring(1);
        if (int.TryParse(part, out var number))
            return number;
        throw new FormatException(part ?? "nothing");
    }

    static void Main()
    {
        foreach (var text in new[] { null, "", "1", "12", "1x", " ", " 5 ", "  x" })
        {
            foreach (var run in new Func<string?, int>[] { Coalesced, Noted, Handed, t => NotNull(t ?? "00") })
            {
                try
                {
                    Console.Write(run(text) + " ");
                }
                catch (Exception e)
                {
                    Console.Write(e.GetType().Name + ":" + (e is FormatException ? e.Message : "") + " ");
                }
            }

            Console.WriteLine(string.Join("|", Log));
            Log.Clear();
        }
    }
}
