// refuses: ALLOC303
// Without an iteration the text stays null.
using System;

static class Program
{
    static string Join(string text, int n)
    {
        for (var i = 0; i < n; i++)
            text += i;
        return text;
    }

    static string Declared(int n)
    {
        string text = null;
        for (var i = 0; i < n; i++)
            text += i;
        return text;
    }

    static void Main() => Run();

    static void Run()
    {
        Console.WriteLine(Join(null, 0) == null);
        Console.WriteLine(Join(null, 2));
        Console.WriteLine(Declared(0) == null);
        Console.WriteLine(Declared(3));
    }
}
