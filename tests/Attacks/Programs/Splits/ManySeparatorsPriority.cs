// silent: ALLOC302
// Several separators of which one begins another: the first that fits wins.
using System;

static class Program
{
    static void Main() => Run();

    static void Run()
    {
        var text = "a--b-c---d";
        foreach (var part in text.Split(new[] { "-", "--" }, StringSplitOptions.None)) Console.Write("[" + part + "]");
        foreach (var part in text.Split(new[] { "--", "-" }, StringSplitOptions.None)) Console.Write("[" + part + "]");
        foreach (var part in text.Split('-', 2)) Console.Write("[" + part + "]");
        foreach (var part in text.Split("--", 2, StringSplitOptions.RemoveEmptyEntries)) Console.Write("[" + part + "]");
        Console.WriteLine();
    }
}
