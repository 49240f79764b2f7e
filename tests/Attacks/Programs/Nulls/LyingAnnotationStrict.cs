// refuses: ALLOC301, ALLOC302
// options: dotnet_code_quality.allocations.null_proof = strict
#nullable enable
using System;

// Callers lie about null, and `null_proof = strict` was chosen because they may.
static class Program
{
    static string Run(Func<object> act)
    {
        try
        {
            return "" + act();
        }
        catch (Exception exception)
        {
            return exception.GetType().Name;
        }
    }

    static int Parse(string text) => int.Parse(text.Replace(",", "").Trim());

    static bool Same(string text, string other) => text.Trim() == other;

    static int Count(string text) => text.Split(',').Length;

    static void Main()
    {
        foreach (var text in new[] { " 1,2 ", "", null! })
            Console.WriteLine(Run(() => Parse(text)) + " " + Run(() => Same("", text)) + " " + Run(() => Same(text, "")) + " " + Run(() => Count(text)));
    }
}
