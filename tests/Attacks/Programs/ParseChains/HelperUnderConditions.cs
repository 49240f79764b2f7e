// fixes: ALLOC301
// reports: ALLOC301
// What is trimmed comes from methods of the project that return the whole text, a part of it or an empty one, and sometimes another text or none.
#nullable enable
using System;

static class Program
{
    static string Part(string text, int at) => at < 0 ? text : at >= text.Length ? "" : text.Substring(at);

    static string Last(string text)
    {
        var part = text;
        for (var i = 0; i < text.Length; i++)
        {
            if (text[i] == ';')
                part = text.Substring(i + 1);
        }

        return part;
    }

    static string? Found(string text, char c)
    {
        var at = text.IndexOf(c);
        return at < 0 ? null : text[(at + 1)..];
    }

    static string Other(string text) => text.StartsWith('-') ? text.Substring(1) : text + "!";

    static int Number(string text, int at) => int.Parse(Part(text, at).Trim());

    static bool Same(string text, string other) => Last(text).Trim() == other.Trim();

    static bool IsYes(string text) => Found(text, '=')?.Trim() is "yes" or "";

    static int Length(string text) => Other(text).TrimEnd().Length + Part(text, 1).Trim().Length;

    static void Main()
    {
        foreach (var text in new[] { " 12 ", "-3;  4", "a= yes ", "a=", "= ", "", ";", "1;", "\u00a05\u2003", "\ud83d 1", "7\0" })
        {
            for (var at = -1; at < 4; at++)
            {
                try
                {
                    Console.Write(Number(text, at) + " ");
                }
                catch (Exception e)
                {
                    Console.Write(e.GetType().Name + " ");
                }
            }

            Console.WriteLine(Same(text, " 4") + " " + Same(text, "") + " " + IsYes(text) + " " + Length(text));
        }
    }
}
