// silent: ALLOC303
// The first hole is the text itself, but it is aligned: each iteration pads all of it.
using System;

static class Program
{
    static void Main() => Run();

    static void Run()
    {
        string text = "";
        for (var i = 0; i < 5; i++)
            text = $"{text,4}{i}";
        Console.WriteLine("[" + text + "]");
        string left = "";
        for (var i = 0; i < 5; i++)
            left = $"{left,-4}|{i}";
        Console.WriteLine("[" + left + "]");
    }
}
