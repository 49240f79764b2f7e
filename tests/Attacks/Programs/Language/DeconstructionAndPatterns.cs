// refuses: ALLOC302
// Parts in tuples, deconstructions, switch expressions, pattern variables and conditional expressions.
using System;

static class Program
{
    static (string, string) Pair(string text)
    {
        if (text is null) return default;
        var parts = text.Split('=');
        return parts.Length == 2 ? (parts[0], parts[1]) : (text, null);
    }

    static string Kind(string text)
    {
        if (text is null) return "null";
        var parts = text.Split(' ');
        return parts.Length switch
        {
            1 => parts[0],
            2 when parts[1] is { Length: > 2 } second => second,
            _ => "many",
        };
    }

    static string Deconstructed(string text)
    {
        var (key, value) = Pair(text);
        (value, key) = (key, value);
        return key + "/" + value;
    }

    static void Main() { Console.WriteLine(Deconstructed("a=b") + Deconstructed("c") + Kind("x") + Kind("x yz") + Kind("x long") + Kind("a b c") + Kind("")); }
}
