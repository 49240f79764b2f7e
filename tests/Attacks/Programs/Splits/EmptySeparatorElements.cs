// The same for single parts and for the number of parts.
// refuses: ALLOC302
using System;

static class Program
{
    static string Second(string text)
    {
        var parts = text.Split("");
        return parts.Length > 1 ? parts[1] : "none";
    }

    static string Third(string text)
    {
        var parts = text.Split((char[])null);
        return parts.Length > 2 ? parts[2] : "none";
    }

    static int Count(string text) => text.Split("").Length;

    static void Main() => Run();

    static void Run()
    {
        foreach (var text in new[] { "a b  c", "", "abc", "\ta\u2003b" })
            Console.WriteLine(Second(text) + Third(text) + Count(text));
    }
}
